import { describe, expect, it } from "vitest";
import { add, APOTHEM, centre, distance, polar } from "../geometry/hex";
import { BerthAssignments } from "../model/berthAssignments";
import { endTime, formationOffset } from "./sprites";
import { createClip, type MovingFleet } from "./clips";
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
const play = (h: Happening, fleet: MovingFleet | null = FLEET, pull = {}) =>
  createClip(SEA, h, fleet, new BerthAssignments(), pull);

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

describe("how happenings are played", () => {
  it.each(STORY)("$kind takes its time, is to be seen somewhere, and tells each prop apart", (h) => {
    const { length, props, sights } = play(h);
    expect(length).toBeGreaterThan(100);
    expect(sights.length).toBeGreaterThan(0);
    expect(new Set(props.map((one) => one.key)).size).toBe(props.length);
    for (const { track } of props) {
      const times = track.map((moment) => moment.at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const moment of track) expect(Number.isFinite(moment.x + moment.y)).toBe(true);
    }
  });

  it("a fleet goes on where it was, and leaves a wake", () => {
    const { props, fleet } = play({ kind: "passed", tile: "w05", entry: 0, exit: 3 });
    const way = props.find((one) => one.key === "fleet")!.track;
    expect(distance(way[0]!, FLEET.at)).toBeLessThan(1);
    expect(distance(way.at(-1)!, fleet!.at)).toBeLessThan(1);
    expect(props.filter((one) => one.look.kind === "foam").length).toBeGreaterThan(5);
  });

  it("a fleet that sails on neither stops nor starts anew in between", () => {
    const first = (pull: object): number => {
      const { track } = play({ kind: "passed", tile: "w05", entry: 0, exit: 3 }, FLEET, pull).props[0]!;
      return distance(track[0]!, track[1]!);
    };
    expect(first({ before: true, after: true })).toBeGreaterThan(3 * first({}));
  });

  it("ships founder one after the other, and nothing is left of them", () => {
    const { props, fleet, length } = play({ kind: "sank", tile: "w05", fleet: { red: 1, blue: 2 } });
    const ships = props.filter((one) => one.look.kind === "ship");
    expect(new Set(ships.map(endTime)).size).toBe(3);
    for (const ship of ships) {
      expect(ship.track.at(-1)!.opacity).toBe(0);
      expect(endTime(ship)).toBeLessThanOrEqual(length);
    }
    expect(fleet).toBeNull();
  });

  it("a fleet that has arrived waits off the pier, where it hides nothing of the island", () => {
    const { fleet } = play(
      { kind: "arrived", island: "fiji", fleet: { red: 1 } },
      { ships: ["red"], at: { x: 0, y: 87 } },
    );
    expect(distance(fleet!.at, centre(0, 1))).toBeGreaterThan(80);
  });

  it("ships sail from the berths that they lie at, and those that stay keep theirs", () => {
    const moorings = new BerthAssignments();
    moorings.of({ ...SEA, ships: { ...SEA.ships, tonga: [{ blue: 2 }, {}, {}, {}, {}, {}] } }, []);
    const tonga = SEA.tiles[0]!;
    const lying = shipsOnBeach(SEA, tonga, 0, moorings);
    expect(lying.map(({ colour }) => colour)).toEqual(["blue", "blue", "red"]);
    expect(departingShips(lying, { blue: 1, red: 1 })).toEqual([lying[1], lying[2]]);
    const { props } = createClip(SEA, { kind: "sailed", beach: "tonga.0", side: 3, fleet: { red: 1 } }, null, moorings);
    const { look, track } = props[0]!;
    const from = look.kind === "fleet" ? look.from![0]! : { x: NaN, y: NaN };
    expect(distance(add(track[0]!, from), lying[2]!.at)).toBeLessThan(1);
  });

  it("a ship that lands leaves its own place in the fleet, and the others close up from theirs", () => {
    const { props, fleet } = play({ kind: "landed", colour: "red", beach: "fiji.1" });
    const hop = props.find((one) => one.key === "hop")!;
    expect(distance(hop.track[0]!, add(FLEET.at, formationOffset(0, 3)))).toBeLessThan(1);
    const { look } = props[0]!;
    expect(fleet!.ships).toEqual(["blue", "blue"]);
    expect(look.kind === "fleet" && look.from).toEqual([formationOffset(1, 3), formationOffset(2, 3)]);
  });

  it.each([0, 60, 120, 180, 240, 300])(
    "a tile comes down beside the fleet that waits for it at %i degrees",
    (angle) => {
      const at = polar(angle, APOTHEM);
      const { props } = play({ kind: "discovered", tile: "samoa", q: 0, r: 0, rotation: 2 }, { ...FLEET, at });
      const [high] = props.find((one) => one.key === "flip")!.track;
      expect(distance(high!, at)).toBeGreaterThan(115);
    },
  );

  it("a crowned island looks as before until the mask lies on it", () => {
    const { props } = play({ kind: "crowned", colour: "red", island: "fiji", returned: 0 });
    const [old, mask] = ["old look", "mask"].map((key) => props.find((one) => one.key === key)!);
    const gone = old!.track.find(({ opacity }) => opacity === 0)!;
    const landed = mask!.track.find(({ scale }) => scale === 1.5)!;
    expect(gone.at).toBeGreaterThan(landed.at);
  });
});
