import { beforeAll, expect, test } from "vitest";
import { todayTexts } from "../i18n/i18n.svelte";
import { placeMarks, shareText } from "./shareText";
import { timeLeftText } from "./timeLeft";

beforeAll(() => todayTexts());

const streak = (days: number) => ({ days, forgiven: [], can_miss: true });
const game = (place: number, players: number, points: number) => ({
  colours: [],
  seat: 0,
  bot: "greedy",
  table: "t",
  status: "over" as const,
  result: { place, players, points, table: "t" },
});
const puzzle = (attempts: number, solved: boolean) => ({
  number: 12,
  key: "k",
  kind: "sink" as const,
  task: "goal" as const,
  rating: 1200,
  board: null,
  result: { attempts, solved },
});

test("the marks show the place among the players", () => {
  expect(placeMarks(1, 3)).toBe("🏝️🏝️🏝️");
  expect(placeMarks(3, 4)).toBe("🏝️🏝️🌊🌊");
});

test("the text names what was done, and neither tiles nor moves", () => {
  expect(shareText({ game: game(1, 3, 22), puzzle: puzzle(1, true), streak: streak(4) }, "26 Nov")).toBe(
    "Tongiaki, 26 Nov ⛵\nDaily game: 22 points, place 1 of 3 🏝️🏝️🏝️\nPuzzle solved on the first try\n4 days in a row",
  );
  expect(shareText({ game: null, puzzle: puzzle(3, true), streak: streak(1) }, "26 Nov")).toBe(
    "Tongiaki, 26 Nov ⛵\nPuzzle solved on try 3",
  );
});

test("there is nothing to share before anything was done", () => {
  expect(shareText({ game: null, puzzle: puzzle(2, false), streak: streak(9) }, "26 Nov")).toBeNull();
});

test("the time that is left is rounded up to minutes", () => {
  const ends = Date.UTC(2026, 10, 29);
  expect(timeLeftText(ends, ends - 432 * 60_000)).toBe("Ends in 7 h 12 min");
  expect(timeLeftText(ends, ends - 1)).toBe("Ends in 1 min");
  expect(timeLeftText(ends, ends + 5000)).toBe("Ends in 0 min");
});
