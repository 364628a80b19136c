import { describe, expect, it } from "vitest";
import { applyHappening } from "../model/applyHappening";
import { fullBeaches } from "../model/fleets";
import { AnimationPlayer } from "./animationPlayer.svelte";
import { assignBerths, BerthAssignments } from "../model/berthAssignments";
import { createShipLayout } from "../ships/shipLayout";
import type { Happening, Position } from "../model/types";

const START: Position = {
  tiles: [
    { id: "tonga", q: 0, r: 0, rotation: 0 },
    { id: "tubuai", q: 0, r: 1, rotation: 3 },
  ],
  ships: { tonga: [{ red: 2 }, {}, { blue: 1 }, {}, {}, {}], tubuai: [{}, { blue: 1 }] },
  royal: {},
  at_sea: {},
  supply: { red: 13, blue: 13 },
  pile: ["fiji", "w05"],
  lost: [],
};

const run = (...happened: Happening[]): Position => happened.reduce(applyHappening, START);

describe("the position after a happening", () => {
  it("moves ships between supply, beaches and fleets", () => {
    const p = run(
      { kind: "placed", colour: "red", beach: "tonga.0" },
      { kind: "sailed", beach: "tonga.0", side: 0, fleet: { red: 3 } },
      { kind: "arrived", island: "tubuai", fleet: { red: 3 } },
      { kind: "landed", colour: "red", beach: "tubuai.0" },
      { kind: "landed", colour: "red", beach: "tubuai.1" },
      { kind: "surplus", island: "tubuai", fleet: { red: 1 } },
      { kind: "shifted", colour: "blue", source: "tonga.2", beach: "tonga.3" },
    );
    expect(p.ships).toEqual({
      tonga: [{}, {}, {}, { blue: 1 }, {}, {}],
      tubuai: [{ red: 1 }, { blue: 1, red: 1 }],
    });
    expect(p.supply).toEqual({ red: 13, blue: 13 });
  });

  it("lays a discovered tile and takes it off the pile", () => {
    const p = run({ kind: "discovered", tile: "fiji", q: 1, r: 0, rotation: 2 });
    expect(p.pile).toEqual(["w05"]);
    expect(p.tiles.at(-1)).toEqual({ id: "fiji", q: 1, r: 0, rotation: 2 });
    expect(p.ships["fiji"]).toEqual([{}, {}, {}]);
  });

  it("closes a crowned island and sends the others home", () => {
    const p = run({ kind: "crowned", colour: "blue", island: "tubuai", returned: 0 });
    expect(p.ships["tubuai"]).toBeUndefined();
    expect(p.royal).toEqual({ tubuai: "blue" });
  });

  it("takes resettled, lost, drowned and repeated ships off the board", () => {
    expect(run({ kind: "resettled", colour: "blue", returned: { "tonga.2": 1, "tubuai.1": 1 } }).supply["blue"]).toBe(
      15,
    );
    const lost = run({ kind: "lost", islands: ["tonga"], fleet: { red: 2, blue: 1 } });
    expect(lost.tiles.map((t) => t.id)).toEqual(["tubuai"]);
    expect(lost.lost).toEqual(["tonga"]);
    expect(lost.supply).toEqual({ red: 15, blue: 14 });
    expect(run({ kind: "at_sea", tile: null, fleet: { red: 1 } }).at_sea).toEqual({ red: 1 });
    const full = run({ kind: "placed", colour: "red", beach: "tonga.0" });
    expect(fullBeaches(full.ships)).toEqual(["tonga.0"]);
    expect(applyHappening(full, { kind: "repeated", fleet: { red: 3 } }).ships["tonga"]![0]).toEqual({});
  });

  it("does not change the earlier position", () => {
    const copy = structuredClone(START);
    run({ kind: "placed", colour: "red", beach: "tonga.1" }, { kind: "lost", islands: ["tonga"], fleet: {} });
    expect(START).toEqual(copy);
  });
});

describe("berth assignments", () => {
  it("keep ships at their berths while others come and go", () => {
    expect(assignBerths([], { red: 1, blue: 1 }, 3)).toEqual(["red", "blue", null]);
    expect(assignBerths(["red", "blue", null], { blue: 1, green: 1 }, 3)).toEqual(["green", "blue", null]);
    expect(assignBerths(["red", "blue", "green"], { red: 1, green: 1 }, 3)).toEqual(["red", null, "green"]);
  });

  it("put pending ships on free berths", () => {
    const shown = new BerthAssignments().assign(START, [{ island: "tonga", beach: 0, colour: "blue" }]);
    expect(shown.get("tonga.0")).toEqual([
      { colour: "red", pending: false },
      { colour: "red", pending: false },
      { colour: "blue", pending: true },
    ]);
  });

  it("reuse the objects of berths and ships on unchanged beaches", () => {
    const [assignments, ships] = [new BerthAssignments(), createShipLayout()];
    const [before, next] = [START, run({ kind: "placed", colour: "red", beach: "tonga.1" })];
    const previous = ships(before.tiles, assignments.assign(before, []));
    const berths = assignments.assign(next, []);
    expect(assignments.assign(next, []).get("tonga.0")).toBe(berths.get("tonga.0"));
    const layout = ships(next.tiles, berths);
    expect(layout.map(({ island, beach, colour }) => [island, beach, colour])).toContainEqual(["tonga", 1, "red"]);
    expect(layout.filter(({ key }) => !key.startsWith("tonga.1"))).toEqual(previous);
    for (const ship of previous) expect(layout).toContain(ship);
    expect(ships(next.tiles, assignments.assign({ ...next, ships: structuredClone(next.ships) }, []))).toBe(layout);
  });
});

describe("the animation player", () => {
  const happened: Happening[] = [
    { kind: "placed", colour: "red", beach: "tonga.0" },
    { kind: "sailed", beach: "tonga.0", side: 4, fleet: { red: 3 } },
    { kind: "discovered", tile: "w05", q: 1, r: -1, rotation: 1 },
    { kind: "passed", tile: "w05", entry: 0, exit: 3 },
    { kind: "sank", tile: "w05", fleet: { red: 3 } },
    { kind: "turn", colour: "blue" },
  ];
  const sequence = { before: START, happened, after: run(...happened) };

  it("plays all happenings in order and clears its frame", async () => {
    const animation = new AnimationPlayer();
    const steps: string[] = [];
    const played = animation.play({ ...sequence, speed: 40, onstep: (h) => steps.push(h.kind) });
    expect(animation.playing).toBe(true);
    expect(animation.frame?.position).toBe(START);
    await played;
    expect(steps).toEqual(happened.map((h) => h.kind));
    expect(animation.frame).toBeNull();
  });

  it("starts each step when its animation starts, after the camera has moved", async () => {
    const animation = new AnimationPlayer();
    const frames: (string | null)[] = [];
    animation.guide = () => (frames.push(animation.step), 10);
    const steps: string[] = [];
    await animation.play({ ...sequence, speed: 40, onstep: ({ kind }) => steps.push(`${kind} ${animation.step}`) });
    expect(steps).toEqual(happened.map(({ kind }) => `${kind} ${kind}`));
    expect(frames).toEqual([null, "placed", "sailed", "discovered", "passed"]);
    expect(animation.step).toBeNull();
  });

  it("starts no step after it was skipped", async () => {
    const animation = new AnimationPlayer();
    const steps: string[] = [];
    const played = animation.play({ ...sequence, speed: 0.5, onstep: ({ kind }) => steps.push(kind) });
    while (steps.length === 0) await Promise.resolve();
    animation.skip();
    await played;
    expect(steps).toEqual(["placed"]);
  });

  it("reports all happenings at once if it shows the end immediately", async () => {
    const animation = new AnimationPlayer();
    const reported: unknown[] = [];
    const listeners = { onstep: () => reported.push("step"), oninstant: (all: unknown) => reported.push(all) };
    await animation.play({ ...sequence, speed: 0, ...listeners });
    expect(reported).toEqual([happened]);
  });

  it("queues sequences while it plays", async () => {
    const animation = new AnimationPlayer();
    const steps: string[] = [];
    const first = animation.play({ ...sequence, speed: 60, onstep: () => steps.push("first") });
    const second = animation.play({
      before: sequence.after,
      happened: [{ kind: "turn", colour: "red" }],
      after: sequence.after,
      onstep: () => steps.push("second"),
    });
    await first;
    expect(animation.playing).toBe(true);
    await second;
    expect(animation.playing).toBe(false);
    expect(steps.at(-1)).toBe("second");
  });

  it("ends when skipped, and plays again afterwards", async () => {
    const animation = new AnimationPlayer();
    const long = animation.play({ ...sequence, speed: 0.5 });
    const queued = animation.play({ ...sequence, speed: 0.5 });
    animation.skip();
    expect(animation.frame).toBeNull();
    await Promise.all([long, queued]);
    expect(animation.frame).toBeNull();
    await animation.play({ ...sequence, speed: 80 });
    expect(animation.frame).toBeNull();
  });

  it("shows the end immediately at speed 0", async () => {
    const animation = new AnimationPlayer();
    await animation.play({ ...sequence, speed: 0 });
    expect(animation.frame).toBeNull();
  });
});
