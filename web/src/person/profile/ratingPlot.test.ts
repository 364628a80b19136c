import { describe, expect, it } from "vitest";
import { layOut, nearest, roundNumbers, roundTimes } from "./ratingPlot";

const FRAME = { left: 50, right: 650, top: 10, bottom: 210 };
const DAY = 86_400;
const at = (at: number, rating: number) => ({ at, rating, table: null });

describe("round numbers", () => {
  it("cover the whole range", () => {
    expect(roundNumbers(1487, 1532, 4)).toEqual([1480, 1500, 1520, 1540]);
    expect(roundNumbers(1500, 1600, 4)).toEqual([1500, 1550, 1600]);
  });

  it("also exist for a single value", () => {
    expect(roundNumbers(1500, 1500, 4)).toEqual([1500]);
    expect(roundNumbers(-3, 3, 4)).toEqual([-4, -2, 0, 2, 4]);
  });
});

describe("round times", () => {
  it("are whole hours if all games are within a few hours", () => {
    expect(roundTimes(3500, 4 * 3600 + 5, 5)).toEqual([3600, 7200, 10_800, 14_400]);
  });

  it("are midnights in the reader's time zone", () => {
    expect(roundTimes(0, 4 * DAY, 6, 3600)).toEqual([DAY - 3600, 2 * DAY - 3600, 3 * DAY - 3600, 4 * DAY - 3600]);
  });

  it.each([1, 59, 600, DAY, 40 * DAY, 400 * DAY, 9000 * DAY])(
    "of a span of %d seconds stay within the maximum",
    (span) => {
      expect(roundTimes(1_700_000_000, 1_700_000_000 + span, 6).length).toBeLessThanOrEqual(7);
    },
  );
});

describe("a plot", () => {
  it("lies within its frame, with higher ratings above lower ones and later games to the right", () => {
    const { points } = layOut([at(0, 1500), at(DAY, 1560), at(4 * DAY, 1480)], FRAME, { ratings: 4, times: 5 });
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(FRAME.left);
      expect(x).toBeLessThanOrEqual(FRAME.right);
      expect(y).toBeGreaterThanOrEqual(FRAME.top);
      expect(y).toBeLessThanOrEqual(FRAME.bottom);
    }
    expect(points[1]!.y).toBeLessThan(points[0]!.y);
    expect(points[2]!.y).toBeGreaterThan(points[0]!.y);
    expect(points.map(({ x }) => x)).toEqual([50, 200, 650]);
  });

  it("labels its axes at the coordinates of the values", () => {
    const { points, ratings, times } = layOut([at(0, 1500), at(4 * DAY, 1540)], FRAME, { ratings: 4, times: 5 });
    expect(ratings.find(({ value }) => value === 1500)!.y).toBeCloseTo(points[0]!.y);
    expect(times.find((time) => time.at === 4 * DAY)!.x).toBeCloseTo(points[1]!.x);
  });

  it("shows a single game as a point in the middle", () => {
    const { points, times } = layOut([at(1000, 1512)], FRAME, { ratings: 4, times: 5 });
    expect(points).toHaveLength(1);
    expect(points[0]!.x).toBe(350);
    expect(times).toEqual([{ at: 1000, x: 350 }]);
  });

  it("shows small changes as small", () => {
    const { points } = layOut([at(0, 1500), at(DAY, 1501)], FRAME, { ratings: 4, times: 5 });
    expect(Math.abs(points[0]!.y - points[1]!.y)).toBeLessThan(20);
  });

  it("finds the nearest game", () => {
    const points = [{ x: 0 }, { x: 10 }, { x: 40 }];
    expect([-5, 4, 6, 24, 26, 99].map((x) => nearest(points, x))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
