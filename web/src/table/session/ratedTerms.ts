/** The terms of a rated game before it starts: which players still have to accept them. */
import type { SeatView, TableView } from "../../generated/protocol";

/** Return the seats of people who still have to accept. The person who starts the game thereby accepts. */
export const seatsToAccept = (table: TableView): SeatView[] =>
  table.options.rated
    ? table.seats.filter(
        (seat) => seat.name !== null && seat.bot === null && !seat.you && !(seat.accepted && seat.connected),
      )
    : [];

/** Return whether the viewer still has to accept. */
export const mustAccept = (table: TableView): boolean =>
  table.status === "open" &&
  (table.options.rated ?? false) &&
  table.you !== null &&
  table.seats[table.you]?.accepted !== true;

/** Return whether enough seats are taken and everybody has accepted. */
export const canStart = (table: TableView): boolean =>
  table.seats.filter((seat) => seat.name !== null || seat.bot !== null).length >= 2 &&
  seatsToAccept(table).length === 0;
