import { describe, expect, it } from "vitest";
import type { PlacedTile } from "../model/types";
import { edgeDistance } from "./hex";
import { hitAreas, targetKey } from "./hitAreas";

describe("hit areas", () => {
  const tiles: PlacedTile[] = [
    { id: "tonga", q: 0, r: 0, rotation: 0 },
    { id: "w01", q: 0, r: 1, rotation: 3 },
    { id: "fiji", q: 1, r: 0, rotation: 2 },
  ];

  it("exist for each island, beach, pier and open side", () => {
    const kinds = (pick: "island" | "beach" | "pier" | "exit"): string[] =>
      hitAreas(tiles, pick)
        .filter((a) => a.target.kind === pick)
        .map((a) => a.key);
    expect(kinds("island")).toEqual(["island tonga", "island fiji"]);
    expect(kinds("beach")).toHaveLength(6 + 3);
    expect(kinds("pier")).toHaveLength(6 + 5);
    // Three adjacent tiles have 18 sides, of which six face another tile.
    expect(kinds("exit")).toHaveLength(12);
    expect(hitAreas(tiles, "none")).toEqual([]);
  });

  it("have distinct keys", () => {
    for (const pick of ["island", "beach", "pier", "exit"] as const) {
      const keys = hitAreas(tiles, pick).map((a) => targetKey(a.target));
      expect(new Set(keys).size).toBe(keys.length);
    }
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
