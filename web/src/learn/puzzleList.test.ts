import { expect, test } from "vitest";
import type { PuzzleFacts, Puzzles } from "../generated/protocol";
import { puzzleOfDay } from "../today/puzzleOfDay";
import { dayAtTime, endOfDay, groupPuzzles, nextPuzzle } from "./puzzleList";

const puzzle = (kind: PuzzleFacts["kind"], rating: number): PuzzleFacts => ({
  kind,
  rating,
  attempts: 0,
  dropped: false,
});
const PUZZLES = [puzzle("save", 1200), puzzle("chain", 900), puzzle("save", 1000), puzzle("sink", 1000)];
const ALL: Puzzles = { day: 6, today: 3, puzzles: PUZZLES, you: null, tried: {}, boards: {} };
const numbers = (order: "kind" | "easy" | "hard"): number[][] =>
  groupPuzzles(PUZZLES, order).map(({ listed }) => listed.map(({ number }) => number));

test("puzzles are listed by kind or by difficulty", () => {
  expect(numbers("kind")).toEqual([[1, 3], [2], [4]]);
  expect(numbers("easy")).toEqual([[2, 3, 4, 1]]);
  expect(numbers("hard")).toEqual([[1, 3, 4, 2]]);
});

test("a cached list has today's puzzle", () => {
  const day = 86_400_000;
  expect(puzzleOfDay(ALL.puzzles, dayAtTime(ALL, 6.5 * day))?.number).toBe(3);
  expect(puzzleOfDay(ALL.puzzles, dayAtTime(ALL, 7.5 * day))?.number).toBe(4);
  expect(puzzleOfDay(ALL.puzzles, dayAtTime(ALL, 8.5 * day))?.number).toBe(1);
  expect(endOfDay(dayAtTime(ALL, 7.5 * day))).toBe(8 * day);
});

test("a slow clock does not return to yesterday's puzzle", () => {
  expect(puzzleOfDay(ALL.puzzles, dayAtTime(ALL, 0))?.number).toBe(3);
});

test("the next puzzle is untried, and nearest to the player's rating or to the last puzzle's", () => {
  expect(nextPuzzle(ALL, 3, () => true)).toBe(4);
  expect(nextPuzzle(ALL, 3, (number) => number !== 4)).toBe(2);
  const you = { rating: 1190, attempts: 5, certain: true, run: 2 };
  expect(nextPuzzle({ ...ALL, you }, 3, () => true)).toBe(1);
  expect(nextPuzzle(ALL, 4, () => false)).toBe(1);
});

test("dropped puzzles are neither listed nor offered, and the others keep their numbers", () => {
  const puzzles = PUZZLES.map((one, i) => ({ ...one, dropped: i === 0 || i === 3 }));
  const list = { ...ALL, puzzles };
  expect(groupPuzzles(puzzles, "easy").map(({ listed }) => listed.map(({ number }) => number))).toEqual([[2, 3]]);
  expect([4, 5, 6].map((day) => puzzleOfDay(list.puzzles, day)?.number)).toEqual([2, 3, 2]);
  expect(nextPuzzle(list, 2, () => true)).toBe(3);
  expect(nextPuzzle(list, 3, () => false)).toBe(2);
});
