/** What comes of moves in a puzzle that is known whole: no network and no rules are needed. */
import type { EndView, Frame, Variation, WholePuzzle } from "../generated/protocol";

/** What came of moves: as `Tried` has it of them. */
export interface Reached {
  cost: number | null;
  solved: boolean;
  variation: Variation;
}

/** Plays moves; null where one of them leads off what is known: it is not legal, or comes after a wrong one. */
export function reached(puzzle: WholePuzzle, moves: readonly string[]): Reached | null {
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
