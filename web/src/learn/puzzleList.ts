/** Sorts the puzzles, and selects the daily puzzle and the next puzzle to play. */
import type { PuzzleFacts, Puzzles } from "../generated/protocol";

/** Length of a day, in milliseconds. */
const DAY = 86_400_000;

export const ORDERS = ["kind", "easy", "hard"] as const;
export type Order = (typeof ORDERS)[number];

export interface ListedPuzzle extends PuzzleFacts {
  number: number;
}

export interface PuzzleGroup {
  /** Null if all kinds are in one group. */
  kind: PuzzleFacts["kind"] | null;
  listed: ListedPuzzle[];
}

/** Returns the puzzles that are offered, with their numbers. */
export const numbered = (puzzles: readonly PuzzleFacts[]): ListedPuzzle[] =>
  puzzles.map((puzzle, i) => ({ ...puzzle, number: i + 1 })).filter(({ dropped }) => !dropped);

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

/** Returns the number of the puzzle for a day. */
export function puzzleOfDay({ puzzles }: Puzzles, day: number): number {
  const offered = numbered(puzzles);
  return offered[day % offered.length]!.number;
}

/** Returns the end of a day in milliseconds since 1970. */
export const endOfDay = (day: number): number => (day + 1) * DAY;

/** Returns the puzzle to play next: the untried puzzle whose rating is nearest to the player's rating. */
export function nextPuzzle({ puzzles, you }: Puzzles, number: number, isNew: (number: number) => boolean): number {
  const rating = you?.rating ?? puzzles[number - 1]?.rating ?? 0;
  const offered = numbered(puzzles);
  const candidates = offered.filter((puzzle) => puzzle.number !== number && isNew(puzzle.number));
  candidates.sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating) || a.number - b.number);
  return (candidates[0] ?? offered.find((puzzle) => puzzle.number > number) ?? offered[0]!).number;
}
