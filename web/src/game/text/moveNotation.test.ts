import { describe, expect, it } from "vitest";
import { parseMove, parseTypedMove, writeMove, type Move } from "./moveNotation";

const pairs: [string, Move][] = [
  ["settle tonga.0", { verb: "settle", island: "tonga", beach: 0 }],
  ["expand rapa_nui.1", { verb: "expand", island: "rapa_nui", beaches: [1] }],
  ["expand tonga.0,2,5", { verb: "expand", island: "tonga", beaches: [0, 2, 5] }],
  ["take hiva_oa.2", { verb: "take", island: "hiva_oa", beach: 2 }],
  ["enter samoa.1", { verb: "enter", island: "samoa", beaches: [1] }],
  ["enter tonga.3,3", { verb: "enter", island: "tonga", beaches: [3, 3] }],
  ["crown fiji", { verb: "crown", island: "fiji" }],
  ["resettle", { verb: "resettle" }],
  ["lay w03:4", { verb: "lay", tile: "w03", side: 4 }],
  ["sail tonga:0", { verb: "sail", island: "tonga", side: 0 }],
  ["land blue oahu.1", { verb: "land", colour: "blue", island: "oahu", beach: 1 }],
  ["draw w16", { verb: "draw", tile: "w16" }],
];

describe("a move that is typed", () => {
  it.each([
    ["Sail Tonga:3", "sail tonga:3"],
    ["expand fiji.2, 0", "expand fiji.0,2"],
    ["land red Hiva Oa.1", "land red hiva_oa.1"],
    [" crown rapa nui ", "crown rapa_nui"],
  ])("may be typed freely: %s", (typed, move) => {
    expect(parseTypedMove(typed)).toBe(move);
  });

  it.each(["hello", "sail on!", "land", "draw w03", "take it easy", "crown prince"])(
    "is not an ordinary message: %s",
    (message) => {
      expect(parseTypedMove(message)).toBeNull();
    },
  );
});

describe("the notation of moves", () => {
  it.each(pairs)("reads and writes %s", (text, move) => {
    expect(parseMove(text)).toEqual(move);
    expect(writeMove(move)).toBe(text);
  });

  it("writes beaches in ascending order", () => {
    expect(writeMove({ verb: "expand", island: "fiji", beaches: [2, 0] })).toBe("expand fiji.0,2");
  });

  it.each([
    "",
    "sail",
    "sail tonga",
    "sail tonga:6",
    "sail tonga:0 x",
    "settle tonga.0,1",
    "land oahu.1",
    "land blue oahu",
    "resettle now",
    "crown",
    "crown Fiji",
    "enter",
    "draw",
    "fly tonga.0",
    "expand tonga.",
    "take .1",
  ])("rejects %j", (text) => {
    expect(parseMove(text)).toBeNull();
  });
});
