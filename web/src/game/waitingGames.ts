/** The games in which it is the viewer's turn, in circular order by remaining time. */
import type { TableSummary } from "../generated/protocol";

export interface WaitingGames {
  /** The number of waiting games, except the current one. */
  count: number;
  next: string;
  previous: string;
}

/** Return the waiting games before and after the table `here`; null if no other game waits. */
export function findWaitingGames(tables: readonly TableSummary[], here: string | null): WaitingGames | null {
  const waiting = tables.filter((table) => table.your_turn).map((table) => table.id);
  const at = here === null ? -1 : waiting.indexOf(here);
  const [next, previous] = [waiting[(at + 1) % waiting.length], waiting.at(Math.max(at, 0) - 1)];
  if (next === undefined || previous === undefined || next === here) return null;
  return { count: waiting.length - (at < 0 ? 0 : 1), next, previous };
}
