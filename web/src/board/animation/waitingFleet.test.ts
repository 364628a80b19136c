import { describe, expect, it } from "vitest";
import { BerthAssignments } from "../model/berthAssignments";
import { distance } from "../geometry/hex";
import type { Happening, Position } from "../model/types";
import { createClip } from "./clips";
import type { MovingFleet } from "./clip";
import { waitingPoint } from "./waitingFleet";

const FLEET = { red: 1, blue: 2 };
const SEA: Position = {
  tiles: [
    { id: "tonga", q: 0, r: 0, rotation: 0 },
    { id: "w05", q: 0, r: -1, rotation: 0 },
    { id: "fiji", q: 0, r: -2, rotation: 3 },
  ],
  ships: { tonga: [{}, {}, {}, FLEET, {}, {}], fiji: [{}, {}, {}] },
  royal: {},
  at_sea: {},
  supply: {},
  pile: [],
  lost: [],
  fleet: FLEET,
  from: "tonga",
};
const SAILED: Happening = { kind: "sailed", beach: "tonga.3", side: 3, fleet: FLEET };
const PASSED: Happening = { kind: "passed", tile: "w05", entry: 0, exit: 3 };
const ARRIVED: Happening = { kind: "arrived", island: "fiji", fleet: FLEET };

/** Return the place of the fleet after an animation of the happenings. */
function animated(happened: readonly Happening[]): MovingFleet | null {
  return happened.reduce<MovingFleet | null>(
    (fleet, h) => createClip(SEA, h, fleet, new BerthAssignments(), {}).fleet,
    null,
  );
}

describe("the place of a waiting fleet", () => {
  it.each([
    ["at the edge where a tile is due", [SAILED, PASSED]],
    ["at the pier where it lands", [SAILED, PASSED, ARRIVED]],
    [
      "at the island from which it had to turn back",
      [SAILED, PASSED, { kind: "turned_back", island: "fiji" } as const],
    ],
    [
      "at the pier after a part of it has landed",
      [SAILED, ARRIVED, { kind: "landed", colour: "red", beach: "fiji.1" } as const],
    ],
  ])("is that of the animation: %s", (_, happened) => {
    const at = animated(happened)!.at;
    expect(distance(waitingPoint(SEA, happened)!, at)).toBeLessThan(0.01);
  });

  it("depends on the last fleet only", () => {
    expect(waitingPoint(SEA, [SAILED, PASSED, ARRIVED, SAILED])).toEqual(waitingPoint(SEA, [SAILED]));
  });

  it("is the side nearest to the fleet's origin if only the arrival is known", () => {
    const known = waitingPoint(SEA, [SAILED, PASSED, ARRIVED])!;
    expect(distance(waitingPoint(SEA, [ARRIVED])!, known)).toBeLessThan(0.01);
  });

  it("is unknown without happenings", () => {
    expect(waitingPoint(SEA, [])).toBeNull();
  });
});
