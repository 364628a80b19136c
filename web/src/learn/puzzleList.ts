/** The order of the puzzles, and the puzzle to play next. */
import type { PuzzleFacts, Puzzles } from "../generated/protocol";
import { numbered, type ListedPuzzle } from "../today/puzzleOfDay";
import type { Outcome } from "./puzzleProgress.svelte";

/** Length of a day, in milliseconds. */
const DAY = 86_400_000;

export const ORDERS = ["kind", "easy", "hard"] as const;
export type Order = (typeof ORDERS)[number];
export type Kind = PuzzleFacts["kind"];
/** Returns the result of the first attempt at a puzzle; null if there was none. */
export type OutcomeOf = (number: number) => Outcome | null;

export interface PuzzleGroup {
  /** Null if all kinds are in one group. */
  kind: Kind | null;
  listed: ListedPuzzle[];
}

export function groupPuzzles(puzzles: readonly PuzzleFacts[], order: Order): PuzzleGroup[] {
  const all = numbered(puzzles);
  if (order === "kind") {
    return [...new Set(all.map(({ kind }) => kind))].map((kind) => ({
      kind,
      listed: all.filter((puzzle) => puzzle.kind === kind),
    }));
  }
  const sign = order === "easy" ? 1 : -1;
  return [{ kind: null, listed: all.sort((a, b) => sign * (a.rating - b.rating) || a.number - b.number) }];
}

/** Returns the day of a time in milliseconds, as days since 1970. It is never earlier than the day of the list. */
export const dayAtTime = ({ day }: Puzzles, now: number): number => Math.max(day, Math.floor(now / DAY));

/** Returns the end of a day in milliseconds since 1970. */
export const endOfDay = (day: number): number => (day + 1) * DAY;

/** Returns the puzzle to play next: the untried puzzle whose rating is nearest to the player's rating. */
export function nextPuzzle({ puzzles, you }: Puzzles, number: number, isNew: (number: number) => boolean): number {
  const rating = you?.rating ?? puzzles[number - 1]?.rating ?? 0;
  const offered = numbered(puzzles);
  const candidates = offered.filter((puzzle) => puzzle.number !== number && isNew(puzzle.number));
  return (nearest(candidates, rating) ?? offered.find((puzzle) => puzzle.number > number) ?? offered[0]!).number;
}

/**
 * Returns the puzzle with which the solver continues, of one kind or of all. It is unsolved, and its rating is near the
 * solver's. Puzzles that were never tried come first. Null if all are solved.
 */
export function puzzleToContinue(
  { puzzles, you }: Puzzles,
  outcome: OutcomeOf,
  kind: Kind | null = null,
): ListedPuzzle | null {
  const offered = numbered(puzzles);
  const unsolved = offered.filter(({ number, kind: its }) => outcome(number) !== "solved" && (kind ?? its) === its);
  const untried = unsolved.filter(({ number }) => outcome(number) === null);
  return nearest(untried.length > 0 ? untried : unsolved, you?.rating ?? likelyRating(offered, outcome));
}

/** Returns a rating for a solver without one: that of the hardest puzzle solved, or else of the easiest puzzle. */
function likelyRating(offered: readonly ListedPuzzle[], outcome: OutcomeOf): number {
  const solved = offered.filter(({ number }) => outcome(number) === "solved").map(({ rating }) => rating);
  return solved.length > 0 ? Math.max(...solved) : Math.min(...offered.map(({ rating }) => rating));
}

function nearest(puzzles: readonly ListedPuzzle[], rating: number): ListedPuzzle | null {
  const distance = (puzzle: ListedPuzzle): number => Math.abs(puzzle.rating - rating);
  return [...puzzles].sort((a, b) => distance(a) - distance(b) || a.number - b.number)[0] ?? null;
}
