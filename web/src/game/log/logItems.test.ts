import { describe, expect, it } from "vitest";
import type { LogLine } from "../../generated/protocol";
import { formatPhrase } from "../text/phrase";
import { logItems, moverAt } from "./logItems";

const names = (colour: string): string => ({ red: "Ana", blue: "Ben" })[colour] ?? colour;
const texts = (history: LogLine[]): string[] => logItems(history).map((item) => formatPhrase(item.line, names));

describe("the log", () => {
  it("joins ships placed on one island into one line", () => {
    expect(
      texts([
        {
          number: 9,
          colour: "red",
          move: "expand tonga.0,1",
          happened: [
            { kind: "placed", colour: "red", beach: "tonga.0" },
            { kind: "placed", colour: "red", beach: "tonga.1" },
            { kind: "turn", colour: "blue" },
          ],
        },
        {
          number: 10,
          colour: "blue",
          move: "expand tonga.2",
          happened: [{ kind: "placed", colour: "blue", beach: "tonga.2" }],
        },
      ]),
    ).toEqual(["Ana adds 2 ships on Tonga.", "Ben", "Ben adds a ship on Tonga."]);
  });

  it("joins the landings of a voyage", () => {
    const items = logItems([
      {
        number: 4,
        colour: "red",
        move: "sail tonga:0",
        happened: [{ kind: "sailed", beach: "tonga.0", side: 0, fleet: { red: 2, blue: 1 } }],
      },
      {
        number: 5,
        colour: null,
        move: "draw w01",
        happened: [
          { kind: "discovered", tile: "w01", q: 0, r: 1, rotation: 3 },
          { kind: "passed", tile: "w01", entry: 0, exit: 1 },
        ],
      },
      {
        number: 6,
        colour: null,
        move: "draw rapa_nui",
        happened: [
          { kind: "discovered", tile: "rapa_nui", q: 0, r: 2, rotation: 3 },
          { kind: "arrived", island: "rapa_nui", fleet: { red: 2, blue: 1 } },
        ],
      },
      {
        number: 7,
        colour: "red",
        move: "land red rapa_nui.0",
        happened: [{ kind: "landed", colour: "red", beach: "rapa_nui.0" }],
      },
      {
        number: 8,
        colour: "red",
        move: "land blue rapa_nui.1",
        happened: [{ kind: "landed", colour: "blue", beach: "rapa_nui.1" }],
      },
      {
        number: 9,
        colour: "red",
        move: "land red rapa_nui.1",
        happened: [{ kind: "landed", colour: "red", beach: "rapa_nui.1" }],
      },
    ]);
    expect(items.map((item) => formatPhrase(item.line, names))).toEqual([
      "Ana sails from Tonga: 2 red and 1 blue.",
      "Ana finds open water.",
      "Ana discovers Rapa Nui.",
      "The fleet reaches Rapa Nui: 2 red and 1 blue.",
      "Ana lands on Rapa Nui: 2 red and 1 blue.",
    ]);
    expect(items.at(-1)).toMatchObject({ number: 7, tiles: ["rapa_nui"] });
  });

  it("has a line for each rarer happening", () => {
    const lineOf = (happened: LogLine["happened"][number], move = "sail tonga:0"): string =>
      texts([{ number: 1, colour: "red", move, happened: [happened] }])[0] ?? "";
    expect(lineOf({ kind: "placed", colour: "red", beach: "tonga.0" }, "settle tonga.0")).toBe(
      "Ana puts a ship on Tonga.",
    );
    expect(lineOf({ kind: "placed", colour: "red", beach: "fiji.0" }, "enter fiji.0")).toBe("Ana comes back to Fiji.");
    expect(lineOf({ kind: "shifted", colour: "blue", source: "fiji.1", beach: "tonga.0" })).toBe(
      "Ben moves a ship from Fiji to Tonga.",
    );
    expect(lineOf({ kind: "crowned", colour: "red", island: "samoa", returned: 2 })).toBe(
      "Ana crowns Samoa; 2 ships return to the supply.",
    );
    expect(lineOf({ kind: "resettled", colour: "red", returned: { "tonga.0": 2, "fiji.1": 1 } })).toBe(
      "Ana gives up 3 ships and sets out to find a new island.",
    );
    expect(lineOf({ kind: "sank", tile: "w01", fleet: { red: 3 } })).toBe(
      "The fleet sinks, too few colours for the current: 3 red.",
    );
    expect(lineOf({ kind: "at_sea", tile: null, fleet: { blue: 2 } })).toBe("The fleet stays at sea: 2 blue.");
    expect(lineOf({ kind: "turned_back", island: "fiji" })).toBe("The king of Fiji turns the fleet back.");
    expect(lineOf({ kind: "surplus", island: "fiji", fleet: { red: 1 } })).toBe(
      "No berth is left on Fiji. Back to the supply: 1 red.",
    );
    expect(lineOf({ kind: "lost", islands: ["fiji", "nauru"], fleet: {} })).toBe(
      "No way out, so out of the game: Fiji and Nauru.",
    );
    expect(lineOf({ kind: "repeated", beaches: ["tonga.0"], fleet: { red: 3 } })).toMatch(/third time/);
    expect(lineOf({ kind: "over", reason: "stalled" })).toMatch(/the game is over/);
  });

  it("names the player whose turn it was in the lines of a draw", () => {
    const draw: LogLine = {
      number: 4,
      colour: null,
      move: "draw fiji",
      happened: [{ kind: "discovered", tile: "fiji", q: 1, r: 0, rotation: 0 }],
    };
    const sail: LogLine = { number: 3, colour: "blue", move: "sail tonga:0", happened: [] };
    expect(texts([sail, draw])).toEqual(["Ben discovers Fiji."]);
    const later = logItems([draw], [], moverAt([sail, draw], 3));
    expect(later.map((item) => formatPhrase(item.line, names))).toEqual(["Ben discovers Fiji."]);
  });

  it("has events that are not moves in their place", () => {
    const history: LogLine[] = [3, 7].map((number) => ({
      number,
      colour: "red",
      move: "settle tonga.0",
      happened: [{ kind: "placed", colour: "red", beach: "tonga.0" }],
    }));
    const items = logItems(history, [
      { number: 5, kind: "timed_out", colour: "blue", why: null },
      { number: 6, kind: "stood_in", colour: "blue", why: "away" },
      { number: 9, kind: "paused", colour: null, why: null },
    ]);
    expect(items.map((item) => formatPhrase(item.line, names))).toEqual([
      "Ana puts a ship on Tonga.",
      "Ben has run out of time: a bot finishes the turn.",
      "Ben is away: a bot plays on.",
      "Ana puts a ship on Tonga.",
      "The game is paused.",
    ]);
    expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
  });
});
