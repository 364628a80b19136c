import { describe, expect, it } from "vitest";
import type { Happening, LogLine } from "../../generated/protocol";
import { eventsSinceOwnMove, summarizeEvents } from "./sinceLastTurn";

const entry = (number: number, colour: LogLine["colour"], ...happened: Happening[]): LogLine => ({
  number,
  colour,
  move: "",
  happened,
});
const placed = (colour: string, beach: string) => ({ kind: "placed", colour, beach }) as Happening;
const discovery = { kind: "discovered", tile: "fiji", q: 0, r: 1, rotation: 0 } as Happening;
const sank = { kind: "sank", tile: "w01", fleet: { red: 1 } } as Happening;
const red = (colour: string) => colour === "red";

describe("the happenings since the viewer's move", () => {
  it("start after the draws that the move caused", () => {
    const history = [
      entry(1, "blue", placed("blue", "tonga.0")),
      entry(2, "red", placed("red", "tonga.0")),
      entry(3, null, discovery),
      entry(4, "blue", placed("blue", "tonga.1")),
      entry(5, null, sank),
      entry(6, "green", placed("green", "tonga.2")),
    ];
    expect(eventsSinceOwnMove(history, red)).toEqual([
      { colour: "blue", happened: [placed("blue", "tonga.1"), sank] },
      { colour: "green", happened: [placed("green", "tonga.2")] },
    ]);
    expect(eventsSinceOwnMove(history.slice(0, 3), red)).toEqual([]);
  });

  it("are empty for viewers who have not played yet", () => {
    expect(eventsSinceOwnMove([entry(1, "blue", placed("blue", "tonga.0"))], red)).toEqual([]);
  });

  it("are summarized by player, and discovered islands are not listed as reached", () => {
    const arrived = { kind: "arrived", island: "fiji", fleet: { blue: 2 } } as Happening;
    const happened = [placed("blue", "tonga.0"), placed("blue", "tonga.1"), discovery, arrived, sank, sank];
    expect(summarizeEvents([{ colour: "blue", happened }])).toEqual([
      {
        colour: "blue",
        parts: [
          { id: "since-added", args: { island: { island: "tonga" }, count: 2 } },
          { id: "since-found", args: { islands: { islands: ["fiji"] } } },
          { id: "since-lost", args: { count: 2 } },
        ],
      },
    ]);
    expect(summarizeEvents([{ colour: "blue", happened: [{ kind: "turn", colour: "green" }] }])).toEqual([]);
  });
});
