import { describe, expect, it } from "vitest";
import { lie, seenAs } from "./lens";

describe("a board that is moved instead of being drawn anew", () => {
  const drawn = { x: 40, y: -10, scale: 0.4 };
  const seen = { x: 120, y: 35, scale: 1 };

  it("lies so that what is seen is the other view", () => {
    // A board point at a place of the drawing, in pixels from the middle, comes to where the other view has it.
    const point = { x: 200, y: 90 };
    const place = { x: (point.x - drawn.x) * drawn.scale, y: (point.y - drawn.y) * drawn.scale };
    const [, e, f, k] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(lie(drawn, seen))!.map(Number);
    expect(place.x * k! + e!).toBeCloseTo((point.x - seen.x) * seen.scale);
    expect(place.y * k! + f!).toBeCloseTo((point.y - seen.y) * seen.scale);
    const back = seenAs(drawn, { a: k!, e: e!, f: f! });
    expect(back.x).toBeCloseTo(seen.x);
    expect(back.y).toBeCloseTo(seen.y);
    expect(back.scale).toBeCloseTo(seen.scale);
  });
});
