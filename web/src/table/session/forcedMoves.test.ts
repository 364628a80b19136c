import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../browser/settings.svelte";
import type { LogItem } from "../../game/log/logItems";
import type { GameView, LogLine } from "../../generated/protocol";
import { Forced, onlyChoice, toldOf } from "./forcedMoves.svelte";

const POSITION = {
  tiles: [{ id: "fiji", q: 0, r: 0, rotation: 0 }],
  ships: { fiji: [{}, {}, {}] },
  fleet: { red: 2 },
  turn: "red",
} as unknown as GameView["position"];
const asks = (legal: string[], more: Partial<GameView> = {}): GameView =>
  ({ legal, ends: [], routes: {}, position: POSITION, ...more }) as unknown as GameView;
const route = (end: string): GameView["routes"] =>
  ({ "sail fiji:2": { colours: 1, steps: [], end, island: null, exit: null } }) as unknown as GameView["routes"];

describe("a decision with one choice", () => {
  beforeEach(() => (settings.forced = true));

  it("is made by itself where it can be taken back", () => {
    expect(onlyChoice(asks(["land red fiji.0"]))).toBe("land red fiji.0");
    expect(onlyChoice(asks(["take fiji.0"]))).toBe("take fiji.0");
    expect(onlyChoice(asks(["sail fiji:2"], { routes: route("island") }))).toBe("sail fiji:2");
  });

  it("is the player's where it ends the turn, draws a tile, or is no choice of a way", () => {
    expect(onlyChoice(asks(["land red fiji.0"], { ends: ["land red fiji.0"] }))).toBeNull();
    expect(onlyChoice(asks(["sail fiji:2"], { routes: route("unknown") }))).toBeNull();
    expect(onlyChoice(asks(["sail fiji:2"]))).toBeNull();
    for (const move of ["crown fiji", "resettle", "lay fiji:3", "expand fiji.0", "settle fiji.0"]) {
      expect(onlyChoice(asks([move]))).toBeNull();
    }
    expect(onlyChoice(asks(["land red fiji.0", "land red fiji.1"]))).toBeNull();
    expect(onlyChoice(null)).toBeNull();
  });

  it("is the player's where it sends ships home", () => {
    const crowded = {
      ...POSITION,
      ships: { fiji: [{ red: 1 }, { blue: 9 }, { blue: 9 }] },
    } as unknown as GameView["position"];
    const legal = ["land red fiji.0"];
    expect(
      onlyChoice(asks(legal, { position: { ...crowded, fleet: { red: 9 } } as unknown as GameView["position"] })),
    ).toBeNull();
  });

  it("follows one's own moves alone, and is not made again when it was taken back", () => {
    const forced = new Forced();
    const game = asks(["take fiji.0"]);
    expect(forced.next(game)).toBeNull();
    forced.saw({ number: 4, move: "sail fiji:2", colour: "red", undone: null }, true);
    expect(forced.next(game)).toBe("take fiji.0");
    forced.saw({ number: 5, move: "take fiji.0", colour: "red", undone: null }, true);
    expect(forced.numbers).toEqual([5]);
    forced.saw({ number: 6, move: null, colour: null, undone: 5 }, false);
    expect(forced.next(game)).toBeNull();
    forced.saw({ number: 7, move: "sail fiji:2", colour: "blue", undone: null }, false);
    expect(forced.next(game)).toBeNull();
  });

  it("is left alone by whoever wants to make all moves", () => {
    settings.forced = false;
    const forced = new Forced();
    forced.saw({ number: 4, move: "sail fiji:2", colour: "red", undone: null }, true);
    expect(forced.next(asks(["take fiji.0"]))).toBeNull();
  });

  it("is told in the log after what it did", () => {
    const line = (number: number): LogLine => ({ number, move: "x", colour: "red", happened: [] });
    const item = (number: number): LogItem => {
      return { number, key: `${number}`, line: { id: "log-landed" }, tone: "plain", colour: null, tiles: [] };
    };
    const told = toldOf([item(3), item(7)], [line(3), line(5), line(7)], [5]);
    expect(told.map((one) => one.line.id)).toEqual(["log-landed", "log-forced", "log-landed"]);
    expect(toldOf([item(3)], [line(3)], [5])).toHaveLength(1);
  });
});
