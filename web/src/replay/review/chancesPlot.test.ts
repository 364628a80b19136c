import { expect, test } from "vitest";
import type { GameReview } from "../../generated/protocol";
import { layOut, nearest } from "./chancesPlot";

const turn = (first: number, red: number) => ({
  first,
  moves: 10,
  colour: "red" as const,
  chances: { red, blue: 1 - red },
  luck: { red: 0, blue: 0 },
  choice: 0,
  play: { red: 0, blue: 0 },
  rest: { red: 0, blue: 0 },
});
const review = (...chances: number[]): GameReview => ({
  version: "1",
  turns: chances.slice(0, -1).map((red, i) => turn(4 + 10 * i, red)),
  chances: { red: chances.at(-1)!, blue: 1 - chances.at(-1)! },
  mistakes: [],
  fine: [],
  players: [],
});
const FRAME = { left: 40, right: 240, top: 10, bottom: 110 };

test("turns have the x coordinates of their first moves, from the first turn to the end of the game", () => {
  expect(layOut(review(0.5, 0.6, 1), 24, FRAME).xs).toEqual([40, 140, 240]);
});

test("a chance of 0 is at the bottom, and a chance of 1 at the top", () => {
  const [red, blue] = layOut(review(0.5, 0.6, 1), 24, FRAME).lines;
  expect(red).toEqual({ colour: "red", path: "M40.0 60.0L140.0 50.0L240.0 10.0", y: 10 });
  expect(blue!.path).toBe("M40.0 60.0L140.0 70.0L240.0 110.0");
});

test("signs at the ends of lines do not overlap, and stay inside the frame", () => {
  const ys = layOut(review(0.5, 0.5), 14, FRAME).lines.map((line) => line.y);
  expect(Math.abs(ys[0]! - ys[1]!)).toBeGreaterThanOrEqual(17);
  const high = layOut({ ...review(1, 1), chances: { red: 1, blue: 1, green: 1 } }, 14, FRAME).lines.map(
    (line) => line.y,
  );
  expect(Math.min(...high)).toBeGreaterThanOrEqual(FRAME.top);
  expect(new Set(high).size).toBe(3);
});

test("a game without a turn has only its end", () => {
  expect(layOut(review(0.5), 4, FRAME).xs).toHaveLength(1);
});

test("the pointer selects the nearest turn", () => {
  expect([nearest([40, 140, 240], 0), nearest([40, 140, 240], 100), nearest([40, 140, 240], 999)]).toEqual([0, 1, 2]);
});
