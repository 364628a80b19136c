/** Taking back what was done before others moved. */
import type { TableView } from "../../generated/protocol";

/** Whether the game may go back to before one's last decision, and nobody else is asked: all the others are bots. */
export const goesBackAtOnce = (table: TableView): boolean =>
  table.you !== null &&
  !table.options.rated &&
  !table.occasion &&
  !table.paused &&
  table.vote === null &&
  table.seats.every((seat) => seat.you || seat.bot !== null || seat.name === null);
