/** Plays moves in a fully loaded puzzle, without the network and without an engine. */
import type { EndView, Frame, Variation, WholePuzzle } from "../generated/protocol";

/** The result of moves, like `PuzzleOutcome` from the server. */
export interface MovesResult {
  cost: number | null;
  solved: boolean;
  variation: Variation;
}

/** Plays moves; returns null after an illegal move, or a move that follows a wrong move. */
export function playMoves(puzzle: WholePuzzle, moves: readonly string[]): MovesResult | null {
  let step = puzzle.steps[0] ?? null;
  let cost: number | null = 0;
  let end: EndView | null = null;
  const frames: Frame[] = [];
  for (const move of moves) {
    const answer = step?.answers[move];
    if (!answer) return null;
    frames.push(answer.frame);
    ({ cost, end } = answer);
    step = answer.step === null ? null : puzzle.steps[answer.step]!;
  }
  const legal = Object.keys(step?.answers ?? {});
  const { routes = null, plans = [] } = step ?? {};
  return { cost, solved: step === null && cost === 0, variation: { frames, legal, routes, plans, end } };
}
