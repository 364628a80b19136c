import { describe, expect, it } from "vitest";
import { add, APOTHEM, centre, distance, polar } from "../geometry/hex";
import { BerthAssignments } from "../model/berthAssignments";
import { endTime, formationOffset } from "./sprites";
import type { MovingFleet } from "./clip";
import { createClip } from "./clips";
import { departingShips, shipsOnBeach } from "./locations";
import type { Happening, Position } from "../model/types";

const SEA: Position = {
  tiles: [
    { id: "tonga", q: 0, r: 0, rotation: 0 },
    { id: "w05", q: 0, r: -1, rotation: 0 },
    { id: "fiji", q: 0, r: 1, rotation: 3 },
  ],
  ships: { tonga: [{ red: 1, blue: 2 }, {}, {}, {}, {}, {}], fiji: [{ red: 1 }, {}, {}] },
  royal: {},
  at_sea: {},
  supply: { red: 13, blue: 13 },
  pile: ["samoa"],
  lost: [],
};
const FLEET: MovingFleet = { ships: ["red", "blue", "blue"], at: { x: 0, y: -87 } };
const play = (h: Happening, fleet: MovingFleet | null = FLEET, continuity = {}) =>
  createClip(SEA, h, fleet, new BerthAssignments(), continuity);

const STORY: Happening[] = [
  { kind: "placed", colour: "red", beach: "tonga.1" },
  { kind: "shifted", colour: "red", source: "tonga.0", beach: "tonga.1" },
  { kind: "sailed", beach: "tonga.0", side: 3, fleet: { red: 1, blue: 2 } },
  { kind: "discovered", tile: "samoa", q: 1, r: 0, rotation: 2 },
  { kind: "passed", tile: "w05", entry: 0, exit: 3 },
  { kind: "sank", tile: "w05", fleet: { red: 1, blue: 2 } },
  { kind: "at_sea", tile: "w05", fleet: { red: 1, blue: 2 } },
  { kind: "turned_back", island: "fiji" },
  { kind: "arrived", island: "fiji", fleet: { red: 1, blue: 2 } },
  { kind: "landed", colour: "red", beach: "fiji.1" },
  { kind: "surplus", island: "fiji", fleet: { blue: 1 } },
  { kind: "crowned", colour: "red", island: "fiji", returned: 0 },
  { kind: "lost", islands: ["tonga", "fiji"], fleet: { red: 2 } },
  { kind: "resettled", colour: "red", returned: { "tonga.0": 1 } },
  { kind: "repeated", fleet: { red: 1 } },
];

describe("the clip of a happening", () => {
  it.each(STORY)("$kind has a duration, focus points and sprites with distinct keys", (h) => {
    const { duration, sprites, focusPoints } = play(h);
    expect(duration).toBeGreaterThan(100);
    expect(focusPoints.length).toBeGreaterThan(0);
    expect(new Set(sprites.map((sprite) => sprite.key)).size).toBe(sprites.length);
    for (const { keyframes } of sprites) {
      const times = keyframes.map((keyframe) => keyframe.at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const keyframe of keyframes) expect(Number.isFinite(keyframe.x + keyframe.y)).toBe(true);
    }
  });

  it("starts a fleet at its place and gives it a wake", () => {
    const { sprites, fleet } = play({ kind: "passed", tile: "w05", entry: 0, exit: 3 });
    const path = sprites.find((sprite) => sprite.key === "fleet")!.keyframes;
    expect(distance(path[0]!, FLEET.at)).toBeLessThan(1);
    expect(distance(path.at(-1)!, fleet!.at)).toBeLessThan(1);
    expect(sprites.filter((sprite) => sprite.look.kind === "foam").length).toBeGreaterThan(5);
  });

  it("does not slow down a fleet that keeps moving", () => {
    const first = (continuity: object): number => {
      const { keyframes } = play({ kind: "passed", tile: "w05", entry: 0, exit: 3 }, FLEET, continuity).sprites[0]!;
      return distance(keyframes[0]!, keyframes[1]!);
    };
    expect(first({ before: true, after: true })).toBeGreaterThan(3 * first({}));
  });

  it("sinks ships one after the other until none is visible", () => {
    const { sprites, fleet, duration } = play({ kind: "sank", tile: "w05", fleet: { red: 1, blue: 2 } });
    const ships = sprites.filter((sprite) => sprite.look.kind === "ship");
    expect(new Set(ships.map(endTime)).size).toBe(3);
    for (const ship of ships) {
      expect(ship.keyframes.at(-1)!.opacity).toBe(0);
      expect(endTime(ship)).toBeLessThanOrEqual(duration);
    }
    expect(fleet).toBeNull();
  });

  it("ends an arrival off the pier, where the fleet does not cover the island", () => {
    const { fleet } = play(
      { kind: "arrived", island: "fiji", fleet: { red: 1 } },
      { ships: ["red"], at: { x: 0, y: 87 } },
    );
    expect(distance(fleet!.at, centre(0, 1))).toBeGreaterThan(80);
  });

  it("starts ships at their own berths, while the others keep theirs", () => {
    const assignments = new BerthAssignments();
    assignments.assign({ ...SEA, ships: { ...SEA.ships, tonga: [{ blue: 2 }, {}, {}, {}, {}, {}] } }, []);
    const tonga = SEA.tiles[0]!;
    const lying = shipsOnBeach(SEA, tonga, 0, assignments);
    expect(lying.map(({ colour }) => colour)).toEqual(["blue", "blue", "red"]);
    expect(departingShips(lying, { blue: 1, red: 1 })).toEqual([lying[1], lying[2]]);
    const { sprites } = createClip(
      SEA,
      { kind: "sailed", beach: "tonga.0", side: 3, fleet: { red: 1 } },
      null,
      assignments,
    );
    const { look, keyframes } = sprites[0]!;
    const from = look.kind === "fleet" ? look.from![0]! : { x: NaN, y: NaN };
    expect(distance(add(keyframes[0]!, from), lying[2]!.at)).toBeLessThan(1);
  });

  it("starts a landing ship at its place in the fleet, and closes the gap", () => {
    const { sprites, fleet } = play({ kind: "landed", colour: "red", beach: "fiji.1" });
    const hop = sprites.find((sprite) => sprite.key === "hop")!;
    expect(distance(hop.keyframes[0]!, add(FLEET.at, formationOffset(0, 3)))).toBeLessThan(1);
    const { look } = sprites[0]!;
    expect(fleet!.ships).toEqual(["blue", "blue"]);
    expect(look.kind === "fleet" && look.from).toEqual([formationOffset(1, 3), formationOffset(2, 3)]);
  });

  it.each([0, 60, 120, 180, 240, 300])("drops a tile next to the fleet that waits at %i degrees", (angle) => {
    const at = polar(angle, APOTHEM);
    const { sprites } = play({ kind: "discovered", tile: "samoa", q: 0, r: 0, rotation: 2 }, { ...FLEET, at });
    const [high] = sprites.find((sprite) => sprite.key === "flip")!.keyframes;
    expect(distance(high!, at)).toBeGreaterThan(115);
  });

  it("hides the royal island until the mask has landed", () => {
    const { sprites } = play({ kind: "crowned", colour: "red", island: "fiji", returned: 0 });
    const [old, mask] = ["old look", "mask"].map((key) => sprites.find((sprite) => sprite.key === key)!);
    const gone = old!.keyframes.find(({ opacity }) => opacity === 0)!;
    const landed = mask!.keyframes.find(({ scale }) => scale === 1.5)!;
    expect(gone.at).toBeGreaterThan(landed.at);
  });
});
