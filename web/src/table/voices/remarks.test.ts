import { describe, expect, it } from "vitest";
import type { Colour, Happening, LogLine } from "../../generated/protocol";
import { remarksOn, temperOf } from "./remarks";

const SEATS = [
  { name: "Ana", bot: null, colour: "red" as const },
  { name: null, bot: "child", colour: "yellow" as const },
  { name: null, bot: "child", colour: "green" as const },
];
const line = (number: number, colour: Colour | null, ...happened: Happening[]): LogLine => ({
  number,
  colour,
  move: "",
  happened,
});
const landed = (colour: Colour, beach: string): Happening => ({ kind: "landed", colour, beach });
const said = (moves: readonly LogLine[], seats: Parameters<typeof remarksOn>[1] = SEATS): string[] =>
  remarksOn(moves, seats).map((remark) => `${remark.number} ${remark.colour} ${remark.reason}`);

describe("remarks of bots", () => {
  it("thank a person who takes them to a new island, once for each island", () => {
    const moves = [line(1, "red", landed("yellow", "samoa.0")), line(30, "red", landed("yellow", "samoa.1"))];
    expect(said(moves)).toEqual(["1 yellow thanks"]);
  });

  it("do not thank another bot, nor for their own landing", () => {
    expect(said([line(1, "green", landed("yellow", "samoa.0"))])).toEqual([]);
    expect(said([line(1, "yellow", landed("yellow", "samoa.0"))])).toEqual([]);
  });

  it("mention a fleet that a person sank, also if a draw decided it", () => {
    const sank: Happening = { kind: "sank", tile: "w01", fleet: { red: 1, green: 2 } };
    expect(said([line(1, "red"), line(2, null, sank)])).toEqual(["2 green sunk"]);
    expect(said([line(1, "yellow"), line(2, null, sank)])).toEqual([]);
  });

  it("mention a ship without a berth, a crown and a discovery", () => {
    const surplus: Happening = { kind: "surplus", island: "fiji", fleet: { yellow: 1 } };
    const crowned: Happening = { kind: "crowned", island: "tahiti", colour: "yellow", returned: 0 };
    const found: Happening = { kind: "discovered", tile: "samoa", q: 0, r: 0, rotation: 0 };
    const moves = [line(1, "red", surplus), line(20, "yellow", crowned), line(40, "green"), line(41, null, found)];
    expect(said(moves)).toEqual(["1 yellow stranded", "20 yellow crowned", "41 green found"]);
  });

  it("are at most two in a game for each bot", () => {
    const islands = ["samoa", "fiji", "hawaii", "tahiti", "nauru"];
    const moves = islands.map((island, i) => line(20 * i, "red", landed("yellow", `${island}.0`)));
    expect(said(moves).length).toBe(2);
  });

  it("follow each other with some distance", () => {
    const moves = [
      line(1, "red", landed("yellow", "samoa.0")),
      line(2, "red", landed("green", "samoa.1")),
      line(20, "red", landed("green", "fiji.1")),
    ];
    expect(said(moves)).toEqual(["1 yellow thanks", "20 green thanks"]);
  });

  it("are not made without a person at the table", () => {
    const bots = SEATS.map((seat) => ({ ...seat, name: null, bot: "child" }));
    expect(said([line(1, "red", landed("yellow", "samoa.0"))], bots)).toEqual([]);
  });

  it("have one temper for each bot", () =>
    expect(["red", "yellow", "green", "blue", "orange", "purple"].map(temperOf)).toEqual(
      ["warm", "lively", "dry", "warm", "lively", "dry"], // prettier-ignore
    ));
});
