import { beforeEach, describe, expect, it } from "vitest";
import { store } from "../browser/storage";
import { keep, newTable, ordered, recalled, unusual, USUAL, type Choices } from "./choices";

const OTHER: Choices = {
  seats: 3,
  bots: 2,
  bot: "random",
  clock: { clock: "budget", time: 600, increment: 10 },
  timeout: "seat",
  away: 60,
  standIn: "random",
  rated: false,
  programs: false,
  listed: false,
  host: false,
  colour: "blue",
  drawColours: false,
  begins: "drawn",
  stall: 0,
};

beforeEach(() => localStorage.clear());

describe("a new table's choices", () => {
  it("are the usual ones at first, and then as they were", () => {
    expect(recalled()).toEqual(USUAL);
    keep(OTHER);
    expect(recalled()).toEqual(OTHER);
  });

  it("survive what an older page has kept", () => {
    store("new-table", { seats: "many", colour: null, begins: 2, tide: "high", host: false });
    expect(recalled()).toEqual({ ...USUAL, begins: 2, host: false });
  });

  it("leave no more bots and no later beginner than there are seats", () => {
    expect(ordered({ ...USUAL, seats: 2, bots: 3, begins: 4 })).toEqual({ ...USUAL, seats: 2, bots: 1, begins: 0 });
  });

  it("give a rated game a clock and a limit", () => {
    expect(ordered({ ...USUAL, rated: true, stall: 0 })).toMatchObject({
      clock: { clock: "budget", time: 1200, increment: 15 },
      stall: 20,
    });
    expect(ordered({ ...OTHER, rated: true, stall: 5 })).toMatchObject({ clock: OTHER.clock, stall: 5 });
  });

  it("are told to the server, every one of them", () => {
    expect(newTable(OTHER, "Ana")).toEqual({
      name: "Ana",
      seats: 3,
      bots: 2,
      bot: "random",
      clock: "budget",
      time: 600,
      increment: 10,
      timeout: "seat",
      away: 60,
      stand_in: "random",
      rated: false,
      public: false,
      host: false,
      colour: "blue",
      draw_colours: false,
      programs: false,
      draw_seats: true,
      first: null,
      stall: 0,
    });
  });

  it("name a beginner only where it is not the maker", () => {
    expect(newTable({ ...USUAL, begins: 2 }, "Ana")).toMatchObject({ first: 2, draw_seats: false });
    expect(newTable(USUAL, "Ana")).toMatchObject({ first: null, draw_seats: false });
  });

  it("wait for nobody's return with days for a turn, unless that was chosen", () => {
    const days = { clock: "move", time: 86_400, increment: 0 } as const;
    expect(newTable({ ...USUAL, clock: days }, "Ana").away).toBe(0);
    expect(newTable({ ...USUAL, clock: days, away: 3600 }, "Ana").away).toBe(3600);
  });

  it("ask for no colour where colours are drawn", () => {
    expect(newTable({ ...OTHER, drawColours: true }, "Ana")).toMatchObject({ colour: null, draw_colours: true });
  });

  it("count what is not usual among those that are hidden", () => {
    expect(unusual(USUAL)).toBe(0);
    expect(unusual({ ...USUAL, seats: 2, bots: 1, clock: OTHER.clock })).toBe(0);
    expect(unusual({ ...USUAL, rated: true, colour: "blue" })).toBe(2);
  });
});
