import { describe, expect, it } from "vitest";
import { zoomToSeparate, TOUCH_RADIUS, marksInReach } from "./touchTargets";

const at = (x: number, y = 0) => ({ x, y });

describe("a finger", () => {
  it("means the only point within its radius", () => {
    const [near, far] = [at(100), at(150)];
    for (const x of [100 - TOUCH_RADIUS, 100, 100 + TOUCH_RADIUS])
      expect(marksInReach(at(x), [far, near])).toEqual([near]);
    expect(marksInReach(at(100 - TOUCH_RADIUS - 1), [far, near])).toEqual([]);
  });

  it("reaches a cluster, the nearest point first", () => {
    expect(marksInReach(at(10), [at(0), at(14), at(28)])).toEqual([at(14), at(0), at(28)]);
  });

  it("separates a cluster after zooming until its closest points are a finger's width apart", () => {
    const marks = [at(0), at(10), at(30)];
    const factor = zoomToSeparate(marks);
    expect(factor * 10).toBeGreaterThanOrEqual(2 * TOUCH_RADIUS);
    expect(
      marksInReach(
        at(5 * factor),
        marks.map(({ x }) => at(x * factor)),
      ),
    ).toEqual([]);
    expect(zoomToSeparate([at(0), at(60)])).toBe(1);
    expect(zoomToSeparate([at(0)])).toBe(1);
  });
});
