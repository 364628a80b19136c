import { describe, expect, it, vi } from "vitest";
import type { Position } from "../board/model/types";
import { along } from "./along";
import { Announcements } from "./announcements.svelte";
import { islandRows } from "./islands";
import { targetInWords } from "./targets";

/** Tonga with Fiji to the north of a water whose current from south to north asks for four colours. */
const position: Position = {
  tiles: [
    { id: "tonga", q: 0, r: 0, rotation: 0 },
    { id: "w05", q: 0, r: -1, rotation: 0 },
    { id: "fiji", q: 0, r: -2, rotation: 0 },
  ],
  ships: { tonga: [{}, {}, {}, { red: 2, yellow: 1 }, {}, {}], fiji: [{}, { red: 1 }, {}] },
  royal: {},
  at_sea: {},
  supply: {},
  pile: [],
  lost: [],
};
const [tonga] = position.tiles;

describe("a pier", () => {
  it("is followed through the currents to an island, with the most colours that one of them asks for", () => {
    expect(along(position.tiles, tonga!, 3)).toEqual({ island: "fiji", demand: 4 });
  });

  it("leads into the unknown where nothing lies, or where a current leaves the board", () => {
    expect(along(position.tiles, tonga!, 0)).toEqual({ island: null, demand: 0 });
    const turned = [tonga!, { id: "w05", q: 0, r: -1, rotation: 1 }];
    expect(along(turned, tonga!, 3)).toEqual({ island: null, demand: 3 });
  });
});

describe("a target", () => {
  it("is named with what is there", () => {
    const named = (target: Parameters<typeof targetInWords>[0]) => targetInWords(target, { position });
    expect(named({ kind: "island", island: "fiji" })).toBe("Fiji: value 5, 1 red");
    expect(named({ kind: "beach", island: "tonga", beach: 3 })).toBe(
      "Tonga, beach to the north: 3 of 3, 2 red and 1 yellow",
    );
    expect(named({ kind: "beach", island: "tonga", beach: 0 })).toBe("Tonga, beach to the south: 0 of 3");
    expect(named({ kind: "pier", island: "tonga", side: 3 })).toBe(
      "Tonga, pier to the north: to Fiji (colours needed: 4)",
    );
  });

  it("that is a ship just put down differs from the beach under it", () => {
    const ship = targetInWords({ kind: "ship", island: "tonga", beach: 0, colour: "red" }, { position });
    expect(ship).not.toBe(targetInWords({ kind: "beach", island: "tonga", beach: 0 }, { position }));
    expect(ship).toContain("red");
  });

  it("that is a pier says what the server says of its way, where that is known", () => {
    const routes = {
      "sail tonga:3": { colours: 2, steps: [{ tile: "w05", entry: 0, exit: 3, demand: 4 }], end: "sinks" },
    };
    expect(targetInWords({ kind: "pier", island: "tonga", side: 3 }, { position, routes })).toContain("sink");
  });
});

it("the table of islands has every island with its neighbours, and no water", () => {
  const rows = islandRows({ ...position, royal: { fiji: "red" } });
  expect(rows.map((row) => [row.facts.name, row.king])).toEqual([
    ["Tonga", null],
    ["Fiji", "red"],
  ]);
  expect(rows[0]!.neighbours).toEqual([{ side: 3, tile: "w05" }]);
});

describe("announcements", () => {
  it("queue up: none takes another's place, and what was said last is said again when asked", async () => {
    const voice = new Announcements();
    voice.say("Open water.");
    voice.say("They sink.");
    await vi.waitFor(() => expect(voice.said).toHaveLength(1));
    voice.say("It is your turn.");
    await vi.waitFor(() => expect(voice.said).toHaveLength(2));
    voice.again();
    await vi.waitFor(() => expect(voice.said).toHaveLength(3));
    expect(voice.said.map(({ text }) => text)).toEqual([
      "Open water. They sink.",
      "It is your turn.",
      "It is your turn.",
    ]);
  });
});
