import { describe, expect, it, vi } from "vitest";
import type { Position } from "../board/model/types";
import { followPier } from "./pierDestinations";
import { Announcements } from "./announcements.svelte";
import { islandRows } from "./islandRows";
import { describeTarget } from "./targetText";

/** Tonga, a water tile north of it whose northward current has demand 4, and Fiji beyond that tile. */
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
  it("is followed through the currents to an island, with the highest demand", () => {
    expect(followPier(position.tiles, tonga!, 3)).toEqual({ island: "fiji", demand: 4 });
  });

  it("leads into the unknown at an empty cell, even after a current", () => {
    expect(followPier(position.tiles, tonga!, 0)).toEqual({ island: null, demand: 0 });
    const turned = [tonga!, { id: "w05", q: 0, r: -1, rotation: 1 }];
    expect(followPier(turned, tonga!, 3)).toEqual({ island: null, demand: 3 });
  });
});

describe("a target", () => {
  it("has its name and contents", () => {
    const named = (target: Parameters<typeof describeTarget>[0]) => describeTarget(target, { position });
    expect(named({ kind: "island", island: "fiji" })).toBe("Fiji: value 5, 1 red");
    expect(named({ kind: "beach", island: "tonga", beach: 3 })).toBe(
      "Tonga, beach to the north: 3 of 3, 2 red and 1 yellow",
    );
    expect(named({ kind: "beach", island: "tonga", beach: 0 })).toBe("Tonga, beach to the south: 0 of 3");
    expect(named({ kind: "pier", island: "tonga", side: 3 })).toBe(
      "Tonga, pier to the north: to Fiji (colours needed: 4)",
    );
  });

  it("that is a pending ship differs from the beach under it", () => {
    const ship = describeTarget({ kind: "ship", island: "tonga", beach: 0, colour: "red" }, { position });
    expect(ship).not.toBe(describeTarget({ kind: "beach", island: "tonga", beach: 0 }, { position }));
    expect(ship).toContain("red");
  });

  it("that is a pier has the route from the server, if known", () => {
    const routes = {
      "sail tonga:3": { colours: 2, steps: [{ tile: "w05", entry: 0, exit: 3, demand: 4 }], end: "sinks" },
    };
    expect(describeTarget({ kind: "pier", island: "tonga", side: 3 }, { position, routes })).toContain("sink");
  });
});

it("the table of islands has each island with its adjacent tiles, and no water tiles", () => {
  const rows = islandRows({ ...position, royal: { fiji: "red" } });
  expect(rows.map((row) => [row.facts.name, row.king])).toEqual([
    ["Tonga", null],
    ["Fiji", "red"],
  ]);
  expect(rows[0]!.neighbours).toEqual([{ side: 3, tile: "w05" }]);
});

describe("announcements", () => {
  it("are queued without replacing each other, and the last one can be repeated", async () => {
    const announcements = new Announcements();
    announcements.announce("Open water.");
    announcements.announce("They sink.");
    await vi.waitFor(() => expect(announcements.latest).toHaveLength(1));
    announcements.announce("It is your turn.");
    await vi.waitFor(() => expect(announcements.latest).toHaveLength(2));
    announcements.repeat();
    await vi.waitFor(() => expect(announcements.latest).toHaveLength(3));
    expect(announcements.latest.map(({ text }) => text)).toEqual([
      "Open water. They sink.",
      "It is your turn.",
      "It is your turn.",
    ]);
  });
});
