/** Sorts the puzzles, and selects the puzzle of a day and the next one. */
import type { PuzzleFacts, Puzzles } from "../generated/protocol";

/** Milliseconds. */
const DAY = 86_400_000;

export const ORDERS = ["kind", "easy", "hard"] as const;
export type Order = (typeof ORDERS)[number];

export interface Listed extends PuzzleFacts {
  number: number;
}

export interface Group {
  /** Null if all kinds are in one group. */
  kind: PuzzleFacts["kind"] | null;
  listed: Listed[];
}

export const numbered = (puzzles: readonly PuzzleFacts[]): Listed[] =>
  puzzles.map((one, i) => ({ ...one, number: i + 1 }));

export function groupPuzzles(puzzles: readonly PuzzleFacts[], order: Order): Group[] {
  const all = numbered(puzzles);
  if (order === "kind") {
    return [...new Set(all.map(({ kind }) => kind))].map((kind) => ({
      kind,
      listed: all.filter((one) => one.kind === kind),
    }));
  }
  const way = order === "easy" ? 1 : -1;
  return [{ kind: null, listed: all.sort((a, b) => way * (a.rating - b.rating) || a.number - b.number) }];
}

/** Returns the day, counted from 1970, at a time in milliseconds; the list may have been stored on an earlier day. */
export const dayAtTime = ({ day }: Puzzles, now: number): number => Math.max(day, Math.floor(now / DAY));

/** Returns the number of the puzzle of a day. */
export const puzzleOfDay = ({ puzzles }: Puzzles, day: number): number => (day % puzzles.length) + 1;

/** Returns when a day ends, in milliseconds since 1970. */
export const endOfDay = (day: number): number => (day + 1) * DAY;

/** Returns the puzzle that follows: the untried puzzle whose rating is nearest to the player's. */
export function nextPuzzle({ puzzles, you }: Puzzles, number: number, isNew: (number: number) => boolean): number {
  const wanted = you?.rating ?? puzzles[number - 1]?.rating ?? 0;
  const left = numbered(puzzles).filter((one) => one.number !== number && isNew(one.number));
  left.sort((a, b) => Math.abs(a.rating - wanted) - Math.abs(b.rating - wanted) || a.number - b.number);
  return left[0]?.number ?? (number % puzzles.length) + 1;
}
