/** The puzzles that are offered, and the one that a day has. */
import type { PuzzleFacts } from "../generated/protocol";

export interface ListedPuzzle extends PuzzleFacts {
  number: number;
}

/** Return the puzzles that are offered, with their numbers. */
export const numbered = (puzzles: readonly PuzzleFacts[]): ListedPuzzle[] =>
  puzzles.map((puzzle, i) => ({ ...puzzle, number: i + 1 })).filter(({ dropped }) => !dropped);

/** Return the puzzle for a day, which is given as days since 1970; undefined if no puzzle is offered. */
export function puzzleOfDay(puzzles: readonly PuzzleFacts[], day: number): ListedPuzzle | undefined {
  const offered = numbered(puzzles);
  return offered[day % offered.length];
}
