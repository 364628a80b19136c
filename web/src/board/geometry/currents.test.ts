import { describe, expect, it } from "vitest";
import { WATERS } from "../../generated/tiles";
import { currentLine, foamOutline, numberAt, pointAt } from "./currents";
import { add, angleOf, APOTHEM, centre, distance, facing, mod6, neighbour, sideMiddle } from "./hex";

const TURNS = [0, 1, 2, 3, 4, 5];

describe("currents", () => {
  it("meet the adjacent tile's side at the same point, at a right angle", () => {
    for (const tile of WATERS)
      for (const [from, to] of tile.currents)
        for (const rotation of TURNS)
          for (const [end, side] of [
            [0, from],
            [1, to],
          ] as const) {
            const direction = facing(side, rotation);
            const line = currentLine(from, to, rotation);
            const cell = neighbour(0, 0, direction);
            // The neighbour's side that faces the first tile; the neighbour is rotated by 2.
            const back = mod6(direction + 3 - 2);
            const there = add(centre(cell.q, cell.r), sideMiddle(back, 2));
            expect(distance(end === 0 ? line[0] : line[3], there)).toBeLessThan(1e-6);
            const handle = end === 0 ? line[1] : line[2];
            const [mouth, angle] = [end === 0 ? line[0] : line[3], (angleOf(direction) * Math.PI) / 180];
            const along = (mouth.x - handle.x) * Math.cos(angle) + (mouth.y - handle.y) * Math.sin(angle);
            expect(along).toBeCloseTo(distance(mouth, handle), 6);
          }
  });

  it("stay on their tile, and their numbers do not overlap", () => {
    for (const tile of WATERS) {
      const numbers = tile.currents.flatMap(([from, to]) => {
        const line = currentLine(from, to, 0);
        for (let t = 0; t <= 1; t += 0.1)
          expect(Math.hypot(pointAt(line, t).x, pointAt(line, t).y)).toBeLessThan(APOTHEM + 1e-6);
        return [numberAt(line, 0, 25), numberAt(line, 1, 25)];
      });
      numbers.forEach((a, i) =>
        numbers.slice(i + 1).forEach((b) => {
          expect(distance(a, b)).toBeGreaterThan(23);
        }),
      );
    }
  });

  it("are drawn the same each time", () => {
    const line = currentLine(0, 3, 1);
    expect(foamOutline(line, 3, "w05/0")).toBe(foamOutline(line, 3, "w05/0"));
  });
});
