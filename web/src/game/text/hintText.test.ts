import { expect, test } from "vitest";
import type { Fact, HintLine } from "../../generated/protocol";
import { hintBeaches, crownedIslands, hintRoutes } from "./hintMarks";
import { factTexts, stepTexts } from "./hintText";

const NAMES: { [colour: string]: string } = { red: "Ana", yellow: "Ben", green: "Cleo" };
const texts = (...facts: Fact[]): string[] => factTexts(facts, (colour) => NAMES[colour] ?? colour);
const line = (...moves: string[]): HintLine => ({ moves, chances: {}, points: {}, facts: [], sails: [] });

test("facts about the same player share a text", () => {
  expect(
    texts(
      { kind: "drives", colour: "yellow", island: "tahiti" },
      { kind: "drives", colour: "yellow", island: "samoa" },
      { kind: "drives", colour: "green", island: "samoa" },
      { kind: "reaches", island: "fiji" },
    ),
  ).toEqual(["Ben loses: Tahiti and Samoa", "Cleo loses: Samoa", "New islands: Fiji"]);
});

test("a draw has its outcomes, and whether the game may end", () => {
  const draws = { kind: "draws", colours: 3, tiles: 7, lands: 3, passes: 3, sinks: 1 } as const;
  expect(texts({ ...draws, ending: 0 })).toEqual([
    "The fleet of 3 colours draws a tile. It lands with 3 of 7 tiles, goes on with 3 and sinks with 1.",
  ]);
  expect(texts({ ...draws, ending: 2 })[1]).toBe("Tiles that end the game: 2 of 7");
});

test("points are listed for players whose points change", () => {
  expect(texts({ kind: "score", before: { red: 3, yellow: 5 }, after: { red: 4, yellow: 5 } })).toEqual([
    "Points, as things stand: Ana 3 → 4",
  ]);
});

test("islands that are left go to the players who keep ships there", () => {
  expect(texts({ kind: "leaves", island: "fiji", to: ["yellow", "green"] })).toEqual(["Left to Ben and Cleo: Fiji"]);
  expect(texts({ kind: "leaves", island: "fiji", to: [] })).toEqual(["Given up: Fiji"]);
});

test("the steps of a turn are its first move and each sail", () => {
  expect(stepTexts(line("expand fiji.0,1", "sail fiji:2", "land red samoa.0", "sail samoa:1"))).toEqual([
    "Expand: Fiji",
    "Sail from: Fiji",
    "Sail from: Samoa",
  ]);
  expect(stepTexts(line("resettle"))).toEqual(["Resettle"]);
});

test("the beaches of the next ships and a crowned island are highlighted", () => {
  expect(hintBeaches(line("expand fiji.0,2", "take samoa.1", "sail fiji:2", "land red samoa.0"))).toEqual([
    "fiji.0",
    "fiji.2",
    "samoa.1",
  ]);
  expect(hintBeaches(line("land red samoa.0", "land yellow samoa.0", "land red samoa.1", "sail samoa:1"))).toEqual([
    "samoa.0",
    "samoa.1",
  ]);
  expect(hintBeaches(line("sail fiji:2", "land red samoa.0"))).toEqual([]);
  expect([hintBeaches(line("crown fiji")), crownedIslands(line("crown fiji"))]).toEqual([[], ["fiji"]]);
});

test("routes start at the pier of the fleet", () => {
  const route = { colours: 2, steps: [], end: "lands", island: "samoa", exit: null } as const;
  const sailing = { ...line("sail fiji:2"), sails: [{ island: "fiji", side: 2, route: { ...route, steps: [] } }] };
  expect(hintRoutes(sailing)).toEqual([{ ...route, from: { island: "fiji", side: 2 } }]);
});
