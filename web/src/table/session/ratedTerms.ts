/** The terms of a rated game before it starts: who has yet to accept them. */
import type { SeatView, TableView } from "../../generated/protocol";

/** The people whose yes the start still needs; whoever starts accepts by starting. */
export const pending = (table: TableView): SeatView[] =>
  table.options.rated
    ? table.seats.filter(
        (seat) => seat.name !== null && seat.bot === null && !seat.you && !(seat.accepted && seat.connected),
      )
    : [];

/** Whether the viewer is asked to accept. */
export const asked = (table: TableView): boolean =>
  table.status === "open" &&
  (table.options.rated ?? false) &&
  table.you !== null &&
  table.seats[table.you]?.accepted !== true;

/** Whether enough people sit here who want to play. */
export const mayStart = (table: TableView): boolean =>
  table.seats.filter((seat) => seat.name !== null || seat.bot !== null).length >= 2 && pending(table).length === 0;
