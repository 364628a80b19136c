import { describe, expect, it } from "vitest";
import type { Replay } from "../generated/protocol";
import { positionsOf, turnStarts } from "../game/log/replayFrames";
import { Player } from "./player.svelte";
import { namesOf } from "./texts";

const ships = { tonga: [{}, {}, {}, {}, {}, {}] };
const replay: Replay = {
  table: null,
  players: [
    { colour: "red", name: "Ana", bot: null },
    { colour: "blue", name: "Ana", bot: null },
    { colour: "green", name: "", bot: null },
  ],
  stall: 20,
  start: {
    at_sea: {},
    lost: [],
    phase: "setup",
    pile: ["fiji"],
    quiet_turns: 0,
    royal: {},
    ships,
    supply: { red: 15, blue: 15 },
    tiles: [{ id: "tonga", q: 0, r: 0, rotation: 0 }],
    turn: "red",
  },
  comment: null,
  frames: [
    { move: "a", colour: "red", turn: 0, happened: [], change: { turn: "blue" } },
    { move: "b", colour: "blue", turn: 0, happened: [], change: { turn: "red", phase: "turn" } },
    { move: "c", colour: "red", turn: 1, happened: [], change: { fleet: { red: 1 }, from: "tonga", phase: "draw" } },
    {
      move: "d",
      colour: null,
      turn: 1,
      happened: [],
      change: { fleet: null, from: null, phase: "turn", turn: "blue" },
    },
    { move: "e", colour: "blue", turn: 2, happened: [], change: { phase: "over", turn: null } },
  ],
  end: null,
  shuffle: null,
};

describe("frames", () => {
  it("are merged into positions, and null removes a field", () => {
    const all = positionsOf(replay);
    expect(all.map((position) => position.turn)).toEqual(["red", "blue", "red", "red", "blue", null]);
    expect(all[3]!.fleet).toEqual({ red: 1 });
    expect("fleet" in all[4]! || "from" in all[4]!).toBe(false);
    expect(all[5]!.ships).toBe(replay.start.ships);
  });

  it("have the starts of turns", () => expect(turnStarts(replay)).toEqual([0, 2, 4]));
});

describe("a player", () => {
  it("goes to any move, limited to the first and the last one", () => {
    const player = new Player(replay, 99);
    expect(player.at).toBe(5);
    player.step(1);
    expect(player.at).toBe(5);
    player.goTo(-3);
    player.step(-1);
    expect(player.at).toBe(0);
    player.step(1);
    expect([player.at, player.position.turn]).toEqual([1, "blue"]);
  });

  it("steps by turns", () => {
    const player = new Player(replay, 1);
    const stops = [1, 1, 1, -1, -1, -1, -1].map((by) => (player.stepTurn(by as 1 | -1), player.at));
    expect(stops).toEqual([2, 4, 5, 4, 2, 0, 0]);
  });

  it("plays to the end, and again from the beginning", async () => {
    const player = new Player(replay, 3);
    player.pace = 8;
    player.toggle();
    expect(player.playing).toBe(true);
    await expect.poll(() => player.playing).toBe(false);
    expect(player.ended).toBe(true);
    player.toggle();
    expect(player.at).toBe(1);
    player.goTo(3);
    expect(player.playing).toBe(false);
    await new Promise((done) => setTimeout(done, 80));
    expect(player.at).toBe(3);
  });
});

describe("a player that follows a leader", () => {
  it("animates a few moves, and jumps over long distances or backwards", async () => {
    const player = new Player(replay, 0);
    player.pace = 8;
    player.followTo(2);
    expect(player.at).toBe(1);
    player.followTo(4);
    await expect.poll(() => player.at).toBe(4);
    player.followTo(1);
    expect(player.at).toBe(1);
    const far = { ...replay, frames: [...replay.frames, ...replay.frames] };
    const other = new Player(far, 0);
    other.followTo(9);
    expect(other.at).toBe(9);
  });

  it("stops the animation when it goes elsewhere", async () => {
    const player = new Player(replay, 0);
    player.pace = 8;
    player.followTo(5);
    player.jump(2);
    await new Promise((done) => setTimeout(done, 120));
    expect(player.at).toBe(2);
  });

  it("reports the viewer's commands only", () => {
    let commands = 0;
    const player = new Player(replay, 0, () => (commands += 1));
    player.followTo(1);
    player.jump(3);
    expect(commands).toBe(0);
    player.step(-1);
    player.stepTurn(1);
    player.toggle();
    expect(commands).toBeGreaterThanOrEqual(3);
  });
});

it("adds the colour to equal names, and uses it in place of missing names", () => {
  const names = namesOf(replay);
  expect(["red", "blue", "green"].map(names)).toEqual(["Ana (red)", "Ana (blue)", "green"]);
});
