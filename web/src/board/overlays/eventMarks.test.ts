import { describe, expect, it } from "vitest";
import { createEventMarks } from "./eventMarks";
import type { Happening, PlacedTile } from "../model/types";

const tiles: PlacedTile[] = [
  { id: "tonga", q: 0, r: 0, rotation: 0 },
  { id: "w07", q: 0, r: 1, rotation: 3 },
  { id: "samoa", q: 0, r: 2, rotation: 0 },
];
const sailed: Happening = { kind: "sailed", beach: "tonga.0", side: 0, fleet: { red: 2 } };
const kinds = (happened: Happening[]) =>
  createEventMarks(tiles, [{ colour: "red", happened }]).map((trace) => trace.kind);

describe("the marks of happenings", () => {
  it("show the path of a fleet over the currents, and the beaches where it landed", () => {
    const happened: Happening[] = [
      sailed,
      { kind: "passed", tile: "w07", entry: 0, exit: 3 },
      { kind: "arrived", island: "samoa", fleet: { red: 2 } },
      { kind: "landed", colour: "red", beach: "samoa.1" },
      { kind: "landed", colour: "red", beach: "samoa.1" },
    ];
    expect(kinds(happened)).toEqual(["way", "came"]);
    const [mark] = createEventMarks(tiles, [{ colour: "red", happened }]);
    expect(mark?.kind === "way" && mark.path.match(/[MLC]/g)).toEqual(["M", "L", "C", "L"]);
  });

  it("show where a fleet was lost, and which tile was discovered", () => {
    const discovery: Happening = { kind: "discovered", tile: "w07", q: 0, r: 1, rotation: 3 };
    expect(kinds([sailed, discovery, { kind: "sank", tile: "w07", fleet: { red: 2 } }])).toEqual([
      "found",
      "lost",
      "way",
    ]);
  });

  it("are left out for tiles that are no longer on the board", () => {
    expect(kinds([{ kind: "placed", colour: "red", beach: "fiji.0" }])).toEqual([]);
    expect(kinds([{ kind: "crowned", colour: "red", island: "oahu", returned: 0 }])).toEqual([]);
  });
});
