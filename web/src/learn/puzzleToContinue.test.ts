import { expect, test } from "vitest";
import type { PuzzleFacts, Puzzles } from "../generated/protocol";
import { puzzleToContinue } from "./puzzleList";
import type { Outcome } from "./puzzleProgress.svelte";

const puzzle = (kind: PuzzleFacts["kind"], rating: number, dropped = false): PuzzleFacts => ({
  kind,
  rating,
  attempts: 0,
  dropped,
});
const PUZZLES = [puzzle("save", 1200), puzzle("chain", 900), puzzle("save", 1000), puzzle("sink", 1300, true)];
const LIST: Puzzles = { day: 0, today: 1, puzzles: PUZZLES, you: null, tried: {}, boards: {} };
const RATED: Puzzles = { ...LIST, you: { rating: 1150, attempts: 3, certain: false, run: 0 } };
const after = (outcomes: Record<number, Outcome>) => (number: number) => outcomes[number] ?? null;

test("a solver without a rating starts with the easiest puzzle and continues near the hardest solved one", () => {
  expect(puzzleToContinue(LIST, after({}))?.number).toBe(2);
  expect(puzzleToContinue(LIST, after({ 3: "solved" }))?.number).toBe(2);
  expect(puzzleToContinue(LIST, after({ 2: "solved", 3: "solved" }))?.number).toBe(1);
});

test("a solver with a rating continues near it", () => {
  expect(puzzleToContinue(RATED, after({}))?.number).toBe(1);
  expect(puzzleToContinue(RATED, after({ 1: "solved" }))?.number).toBe(3);
});

test("failed puzzles come again when all have been tried, and dropped ones never", () => {
  expect(puzzleToContinue(RATED, after({ 1: "failed", 2: "solved" }))?.number).toBe(3);
  expect(puzzleToContinue(RATED, after({ 1: "failed", 2: "solved", 3: "solved" }))?.number).toBe(1);
  expect(puzzleToContinue(RATED, after({ 1: "solved", 2: "solved", 3: "solved" }))).toBeNull();
});

test("a theme has puzzles of its kind only, and none if the kind has no puzzles", () => {
  expect(puzzleToContinue(RATED, after({}), "chain")?.number).toBe(2);
  expect(puzzleToContinue(RATED, after({ 2: "solved" }), "chain")).toBeNull();
  expect(puzzleToContinue(RATED, after({}), "trade")).toBeNull();
  expect(puzzleToContinue({ ...LIST, puzzles: [] }, after({}))).toBeNull();
});
