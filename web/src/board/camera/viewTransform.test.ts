import { describe, expect, it } from "vitest";
import type { View } from "../geometry/view";
import { cssTransform, viewFromMatrix } from "./viewTransform";

describe("the transform of a board", () => {
  const drawn = { x: 40, y: -10, scale: 0.4 };
  const target = { x: 120, y: 35, scale: 1 };

  it("shows another view than the one drawn", () => {
    // The transform moves a board point from its pixel in the drawn view to its pixel in the other view.
    const point = { x: 200, y: 90 };
    const place = { x: (point.x - drawn.x) * drawn.scale, y: (point.y - drawn.y) * drawn.scale };
    const [e, f, k] = numbers(cssTransform(drawn, target));
    expect(place.x * k! + e!).toBeCloseTo((point.x - target.x) * target.scale);
    expect(place.y * k! + f!).toBeCloseTo((point.y - target.y) * target.scale);
    const result = viewFromMatrix(drawn, { a: k!, e: e!, f: f! });
    expect(result.x).toBeCloseTo(target.x);
    expect(result.y).toBeCloseTo(target.y);
    expect(result.scale).toBeCloseTo(target.scale);
  });

  it("animates the same way for each drawn view", () => {
    const from = { x: -30, y: 60, scale: 0.3 };
    const halfway = (drawn: View): View => {
      const [first, second] = [from, target].map((view) => numbers(cssTransform(drawn, view)));
      const [e, f, k] = first!.map((n, i) => (n + second![i]!) / 2);
      return viewFromMatrix(drawn, { a: k!, e: e!, f: f! });
    };
    expect(halfway(drawn).x).toBeCloseTo(halfway(target).x);
    expect(halfway(drawn).y).toBeCloseTo(halfway(target).y);
    expect(halfway(drawn).scale).toBeCloseTo(halfway(target).scale);
  });
});

/** Return the numbers that a CSS transform contains. */
function numbers(transform: string): number[] {
  return /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(transform)!.slice(1).map(Number);
}
