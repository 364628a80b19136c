/** Undoing a move after other players have moved. */
import type { TableView } from "../../generated/protocol";

/** Return whether the viewer can go back to their last decision without a vote, because all other players are bots. */
export const canUndoWithoutVote = (table: TableView): boolean =>
  table.you !== null &&
  !table.options.rated &&
  !table.occasion &&
  !table.paused &&
  table.vote === null &&
  table.seats.every((seat) => seat.you || seat.bot !== null || seat.name === null);
