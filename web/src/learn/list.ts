/** The puzzles in the order in which somebody wants them, and which one comes next. */
import type { PuzzleFacts, Puzzles } from "../generated/protocol";

/** Milliseconds. */
const DAY = 86_400_000;

export const ORDERS = ["kind", "easy", "hard"] as const;
export type Order = (typeof ORDERS)[number];

export interface Listed extends PuzzleFacts {
  number: number;
}

export interface Group {
  /** Null where all kinds stand together. */
  kind: PuzzleFacts["kind"] | null;
  listed: Listed[];
}

export const numbered = (puzzles: readonly PuzzleFacts[]): Listed[] =>
  puzzles.map((one, i) => ({ ...one, number: i + 1 }));

export function inOrder(puzzles: readonly PuzzleFacts[], order: Order): Group[] {
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

/** Return the day, counted from 1970, at a time in milliseconds; a list may have been stored on an earlier day. */
export const dayAt = ({ day }: Puzzles, now: number): number => Math.max(day, Math.floor(now / DAY));

/** Return the puzzle of a day. */
export const puzzleOf = ({ puzzles }: Puzzles, day: number): number => (day % puzzles.length) + 1;

/** Return when a day ends, in milliseconds since 1970. */
export const endOf = (day: number): number => (day + 1) * DAY;

/** The puzzle after one: of those that are new to somebody, the one that is nearest to what they can do. */
export function nextAfter({ puzzles, you }: Puzzles, number: number, isNew: (number: number) => boolean): number {
  const wanted = you?.rating ?? puzzles[number - 1]?.rating ?? 0;
  const left = numbered(puzzles).filter((one) => one.number !== number && isNew(one.number));
  left.sort((a, b) => Math.abs(a.rating - wanted) - Math.abs(b.rating - wanted) || a.number - b.number);
  return left[0]?.number ?? (number % puzzles.length) + 1;
}
