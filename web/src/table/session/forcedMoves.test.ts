import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../browser/settings.svelte";
import type { LogItem } from "../../game/log/logItems";
import type { GameView, LogLine } from "../../generated/protocol";
import { ForcedMoves, markForcedMoves, onlyChoice } from "./forcedMoves.svelte";

const POSITION = {
  tiles: [{ id: "fiji", q: 0, r: 0, rotation: 0 }],
  ships: { fiji: [{}, {}, {}] },
  fleet: { red: 2 },
  turn: "red",
} as unknown as GameView["position"];
const gameWith = (legal: string[], more: Partial<GameView> = {}): GameView =>
  ({ legal, ends: [], routes: {}, position: POSITION, ...more }) as unknown as GameView;
const route = (end: string): GameView["routes"] =>
  ({ "sail fiji:2": { colours: 1, steps: [], end, island: null, exit: null } }) as unknown as GameView["routes"];

describe("a decision with one choice", () => {
  beforeEach(() => (settings.forced = true));

  it("is played automatically if it can be taken back", () => {
    expect(onlyChoice(gameWith(["land red fiji.0"]))).toBe("land red fiji.0");
    expect(onlyChoice(gameWith(["take fiji.0"]))).toBe("take fiji.0");
    expect(onlyChoice(gameWith(["sail fiji:2"], { routes: route("island") }))).toBe("sail fiji:2");
  });

  it("is left to the player if it ends the turn, draws a tile, or does not choose a known route", () => {
    expect(onlyChoice(gameWith(["land red fiji.0"], { ends: ["land red fiji.0"] }))).toBeNull();
    expect(onlyChoice(gameWith(["sail fiji:2"], { routes: route("unknown") }))).toBeNull();
    expect(onlyChoice(gameWith(["sail fiji:2"]))).toBeNull();
    for (const move of ["crown fiji", "resettle", "lay fiji:3", "expand fiji.0", "settle fiji.0"]) {
      expect(onlyChoice(gameWith([move]))).toBeNull();
    }
    expect(onlyChoice(gameWith(["land red fiji.0", "land red fiji.1"]))).toBeNull();
    expect(onlyChoice(null)).toBeNull();
  });

  it("is left to the player if it sends ships home", () => {
    const crowded = {
      ...POSITION,
      ships: { fiji: [{ red: 1 }, { blue: 9 }, { blue: 9 }] },
    } as unknown as GameView["position"];
    const legal = ["land red fiji.0"];
    expect(
      onlyChoice(gameWith(legal, { position: { ...crowded, fleet: { red: 9 } } as unknown as GameView["position"] })),
    ).toBeNull();
  });

  it("is played only after the viewer's own moves, and not again after an undo", () => {
    const forced = new ForcedMoves();
    const game = gameWith(["take fiji.0"]);
    expect(forced.nextMove(game)).toBeNull();
    forced.apply({ number: 4, move: "sail fiji:2", colour: "red", undone: null }, true);
    expect(forced.nextMove(game)).toBe("take fiji.0");
    forced.apply({ number: 5, move: "take fiji.0", colour: "red", undone: null }, true);
    expect(forced.entries).toEqual([5]);
    forced.apply({ number: 6, move: null, colour: null, undone: 5 }, false);
    expect(forced.nextMove(game)).toBeNull();
    forced.apply({ number: 7, move: "sail fiji:2", colour: "blue", undone: null }, false);
    expect(forced.nextMove(game)).toBeNull();
  });

  it("is left to players who turned automatic moves off", () => {
    settings.forced = false;
    const forced = new ForcedMoves();
    forced.apply({ number: 4, move: "sail fiji:2", colour: "red", undone: null }, true);
    expect(forced.nextMove(gameWith(["take fiji.0"]))).toBeNull();
  });

  it("is marked in the log after its entry", () => {
    const line = (number: number): LogLine => ({ number, move: "x", colour: "red", happened: [] });
    const item = (number: number): LogItem => {
      return { number, key: `${number}`, line: { id: "log-landed" }, tone: "plain", colour: null, tiles: [] };
    };
    const marked = markForcedMoves([item(3), item(7)], [line(3), line(5), line(7)], [5]);
    expect(marked.map(({ line }) => line.id)).toEqual(["log-landed", "log-forced", "log-landed"]);
    expect(markForcedMoves([item(3)], [line(3)], [5])).toHaveLength(1);
  });
});
