import { describe, expect, it } from "vitest";
import { add, centre, distance, facing, neighbour, sideMiddle } from "./hex";

const TURNS = [0, 1, 2, 3, 4, 5];

describe("hexagons", () => {
  it("starts directions at the bottom and continues clockwise", () => {
    const signs = TURNS.map((d) => {
      const cell = neighbour(0, 0, d);
      const p = centre(cell.q, cell.r);
      return [Math.sign(Math.round(p.x)), Math.sign(Math.round(p.y))];
    });
    expect(signs).toEqual([
      [0, 1],
      [-1, 1],
      [-1, -1],
      [0, -1],
      [1, -1],
      [1, 1],
    ]);
  });

  it("places the middle of a side halfway to the adjacent cell", () => {
    for (const side of TURNS)
      for (const rotation of TURNS) {
        const cell = neighbour(2, -3, facing(side, rotation));
        const here = centre(2, -3);
        const there = centre(cell.q, cell.r);
        const middle = add(here, sideMiddle(side, rotation));
        expect(distance(middle, { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 })).toBeLessThan(1e-6);
      }
  });
});
