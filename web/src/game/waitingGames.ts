/** The games that wait for the viewer, as a ring in the order of the time that is left. */
import type { TableSummary } from "../generated/protocol";

export interface WaitingGames {
  /** How many wait, but for the one that is looked at. */
  count: number;
  next: string;
  previous: string;
}

/** Where to go from the table `here`, or from elsewhere: null if no other game waits. */
export function findWaitingGames(tables: readonly TableSummary[], here: string | null): WaitingGames | null {
  const waiting = tables.filter((table) => table.your_turn).map((table) => table.id);
  const at = here === null ? -1 : waiting.indexOf(here);
  const [next, previous] = [waiting[(at + 1) % waiting.length], waiting.at(Math.max(at, 0) - 1)];
  if (next === undefined || previous === undefined || next === here) return null;
  return { count: waiting.length - (at < 0 ? 0 : 1), next, previous };
}
