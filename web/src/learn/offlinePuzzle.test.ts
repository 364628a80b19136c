import { expect, test } from "vitest";
import type { PuzzleAnswer, WholePuzzle } from "../generated/protocol";
import { playMoves } from "./offlinePuzzle";

const answer = (move: string, cost: number | null, step: number | null): PuzzleAnswer => ({
  frame: { move, colour: "red", turn: 0, happened: [], change: {} },
  cost,
  step,
  end: null,
});
const PUZZLE = {
  steps: [
    { answers: { a: answer("a", 0, 1), b: answer("b", 12, null) }, routes: {}, plans: [] },
    { answers: { c: answer("c", 0, null), d: answer("d", null, null) }, routes: null, plans: [["c"]] },
  ],
} as unknown as WholePuzzle;

test("only the whole turn solves the puzzle", () => {
  expect(playMoves(PUZZLE, [])).toMatchObject({ cost: 0, solved: false });
  const on = playMoves(PUZZLE, ["a"]);
  expect(on).toMatchObject({ cost: 0, solved: false });
  expect(on?.variation).toMatchObject({ legal: ["c", "d"], plans: [["c"]], routes: null });
  expect(playMoves(PUZZLE, ["a", "c"])).toMatchObject({ cost: 0, solved: true });
});

test("a wrong move has its cost, and no moves after it", () => {
  const wrong = playMoves(PUZZLE, ["b"]);
  expect(wrong).toMatchObject({ cost: 12, solved: false });
  expect(wrong?.variation.legal).toEqual([]);
  expect(playMoves(PUZZLE, ["a", "d"])).toMatchObject({ cost: null, solved: false });
  expect(playMoves(PUZZLE, ["b", "c"])).toBeNull();
});

test("an illegal move has no result", () => {
  expect(playMoves(PUZZLE, ["c"])).toBeNull();
});
