import { describe, expect, it } from "vitest";
import { ISLANDS, WATERS } from "../generated/tiles";
import { hitAreas, targetKey } from "./geometry/hitAreas";
import { beachArcs, berths, BERTH_RADIUS } from "./geometry/beaches";
import { coast } from "./tiles/coast";
import { currentLine, foamOutline, numberAt, pointAt } from "./geometry/currents";
import {
  add,
  angleOf,
  APOTHEM,
  centre,
  distance,
  edgeDistance,
  facing,
  mod6,
  neighbour,
  sideMiddle,
} from "./geometry/hex";
import { nearestInDirection } from "./input/keyboard";
import type { PlacedTile } from "./model/types";

const TURNS = [0, 1, 2, 3, 4, 5];

describe("hexagons", () => {
  it("lays direction 0 below and goes on clockwise", () => {
    const seen = TURNS.map((d) => {
      const cell = neighbour(0, 0, d);
      const p = centre(cell.q, cell.r);
      return [Math.sign(Math.round(p.x)), Math.sign(Math.round(p.y))];
    });
    expect(seen).toEqual([
      [0, 1],
      [-1, 1],
      [-1, -1],
      [0, -1],
      [1, -1],
      [1, 1],
    ]);
  });

  it("puts the middle of a side halfway to the neighbour that it faces", () => {
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

describe("currents", () => {
  it("meet the neighbour's side in the same point, at a right angle", () => {
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
            // A neighbour with any rotation whose side faces back.
            const back = mod6(direction + 3 - 2);
            const there = add(centre(cell.q, cell.r), sideMiddle(back, 2));
            expect(distance(end === 0 ? line[0] : line[3], there)).toBeLessThan(1e-6);
            const handle = end === 0 ? line[1] : line[2];
            const [mouth, angle] = [end === 0 ? line[0] : line[3], (angleOf(direction) * Math.PI) / 180];
            const along = (mouth.x - handle.x) * Math.cos(angle) + (mouth.y - handle.y) * Math.sin(angle);
            expect(along).toBeCloseTo(distance(mouth, handle), 6);
          }
  });

  it("stay on their tile, and their numbers are apart from each other", () => {
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

describe("beaches", () => {
  it("lie around their own piers, clear of each other", () => {
    for (const facts of ISLANDS) {
      const arcs = beachArcs(facts.id);
      facts.beaches.forEach((beach, b) => {
        const arc = arcs[b]!;
        for (const pier of beach.piers) {
          expect(angleOf(pier)).toBeGreaterThan(arc.from + 10);
          expect(angleOf(pier)).toBeLessThan(arc.to - 10);
        }
        const next = arcs[(b + 1) % arcs.length]!;
        const begin = next.from + (b + 1 < arcs.length ? 0 : 360);
        expect(begin - arc.to).toBeGreaterThanOrEqual(7.9);
      });
    }
  });

  it("have their berths within the tile and apart from each other", () => {
    for (const facts of ISLANDS)
      for (const rotation of TURNS) {
        const all = facts.beaches.flatMap((beach, b) => {
          const places = berths(facts.id, b, rotation);
          expect(places).toHaveLength(beach.berths);
          return places;
        });
        for (const p of all) expect(Math.hypot(p.x, p.y)).toBeCloseTo(BERTH_RADIUS, 6);
        all.forEach((a, i) =>
          all.slice(i + 1).forEach((b) => {
            expect(distance(a, b)).toBeGreaterThan(16);
          }),
        );
      }
  });

  it("are finger-sized: no beach is narrower than 50 degrees of the rim", () => {
    for (const facts of ISLANDS) for (const arc of beachArcs(facts.id)) expect(arc.to - arc.from).toBeGreaterThan(50);
  });

  it("give every island a coast of its own", () => {
    const coasts = new Set(ISLANDS.map((i) => coast(i.id, 0).green));
    expect(coasts.size).toBe(ISLANDS.length);
  });
});

describe("areas", () => {
  const tiles: PlacedTile[] = [
    { id: "tonga", q: 0, r: 0, rotation: 0 },
    { id: "w01", q: 0, r: 1, rotation: 3 },
    { id: "fiji", q: 1, r: 0, rotation: 2 },
  ];

  it("are one for each island, beach, pier and open side", () => {
    const kinds = (pick: "island" | "beach" | "pier" | "exit"): string[] =>
      hitAreas(tiles, pick)
        .filter((a) => a.target.kind === pick)
        .map((a) => a.key);
    expect(kinds("island")).toEqual(["island tonga", "island fiji"]);
    expect(kinds("beach")).toHaveLength(6 + 3);
    expect(kinds("pier")).toHaveLength(6 + 5);
    // Three tiles that touch each other: of 18 sides six are taken.
    expect(kinds("exit")).toHaveLength(12);
    expect(hitAreas(tiles, "none")).toEqual([]);
  });

  it("have keys of their own", () => {
    for (const pick of ["island", "beach", "pier", "exit"] as const) {
      const keys = hitAreas(tiles, pick).map((a) => targetKey(a.target));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("lead to each other by the arrow keys", () => {
    const beaches = hitAreas([tiles[0]!], "beach").filter((a) => a.target.kind === "beach");
    const at = (b: number): (typeof beaches)[number] => beaches[b]!;
    expect(nearestInDirection(at(0), beaches, { x: 0, y: -1 })?.key).toBe("beach tonga.3");
    expect(nearestInDirection(at(1), beaches, { x: 1, y: 0 })?.key).toBe("beach tonga.5");
    expect(nearestInDirection(at(3), beaches, { x: 0, y: -1 })).toBeNull();
  });

  it("stay inside their tile", () => {
    for (const area of hitAreas([tiles[0]!], "beach"))
      for (const pair of area.points.split(" ")) {
        const [x, y] = pair.split(",").map(Number) as [number, number];
        const angle = (Math.atan2(y, x) * 180) / Math.PI;
        expect(Math.hypot(x, y)).toBeLessThan(edgeDistance(angle) + 0.2);
      }
  });
});
