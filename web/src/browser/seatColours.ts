/** The colours that the person at this browser had in the newest games. */
import type { Colour } from "../generated/protocol";
import { load, store } from "./storage";

const KEY = "seats";
/** Maximum number of games whose colours are stored. */
const MAX_GAMES = 200;

/** Store the colour of the viewer in a table's game. */
export function storeSeatColour(table: string, colour: Colour): void {
  const seats = load<[string, Colour][]>(KEY, []);
  if (seats.some(([id, stored]) => id === table && stored === colour)) return;
  store(KEY, [[table, colour], ...seats.filter(([id]) => id !== table)].slice(0, MAX_GAMES));
}

/** Delete all stored colours. Called when another person starts to use the browser. */
export const clearSeatColours = (): void => store(KEY, []);

/** Return the colour of the viewer in a table's game, or null if the viewer was a spectator there. */
export const seatColour = (table: string): Colour | null =>
  load<[string, Colour][]>(KEY, []).find(([id]) => id === table)?.[1] ?? null;
