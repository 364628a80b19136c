import { describe, expect, it } from "vitest";
import { ISLANDS } from "../../generated/tiles";
import { beachArcs, BERTH_RADIUS, berths } from "./beaches";
import { angleOf, distance } from "./hex";

const TURNS = [0, 1, 2, 3, 4, 5];

describe("beaches", () => {
  it("contain their own piers and do not overlap", () => {
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

  it("have berths on the circle that do not overlap", () => {
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

  it("are wide enough for a finger: more than 50 degrees of the rim", () => {
    for (const facts of ISLANDS) for (const arc of beachArcs(facts.id)) expect(arc.to - arc.from).toBeGreaterThan(50);
  });
});
