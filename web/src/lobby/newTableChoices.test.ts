import { beforeEach, describe, expect, it } from "vitest";
import { store } from "../browser/storage";
import { DEFAULT_OPTIONS } from "../generated/options";
import {
  applyChange,
  changedCount,
  DEFAULTS,
  storeChoices,
  requestBody,
  loadChoices,
  type Choices,
} from "./newTableChoices";

const OTHER: Choices = {
  ...DEFAULTS,
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
  programs: false,
  public: false,
  host: false,
  colour: "blue",
  draw_colours: false,
  draw_seats: true,
  first: null,
  stall: 0,
};

beforeEach(() => localStorage.clear());

describe("a new table's choices", () => {
  it("are the usual ones at first, and then as they were", () => {
    expect(loadChoices()).toEqual(DEFAULTS);
    storeChoices(OTHER);
    expect(loadChoices()).toEqual(OTHER);
  });

  it("survive what an older page has kept", () => {
    store("new-table", { seats: "many", colour: null, begins: 2, tide: "high", host: false });
    expect(loadChoices()).toEqual({ ...DEFAULTS, first: 2, host: false });
    const clock = { clock: "budget", time: 600, increment: 10 };
    store("new-table", { clock, standIn: "random", listed: false, drawColours: true, begins: "drawn" });
    const renamed = { stand_in: "random", public: false, draw_colours: true, draw_seats: true };
    expect(loadChoices()).toEqual({ ...DEFAULTS, ...clock, ...renamed });
  });

  it("leave no more bots and no later beginner than there are seats", () => {
    expect(applyChange(DEFAULTS, { seats: 2, bots: 3, first: 4 })).toEqual({
      ...DEFAULTS,
      seats: 2,
      bots: 1,
      first: null,
    });
  });

  it("give a rated game a clock and a limit", () => {
    expect(applyChange(DEFAULTS, { rated: true, stall: 0 })).toMatchObject({
      ...{ clock: "budget", time: 1200, increment: 15 },
      stall: 20,
    });
    expect(applyChange(OTHER, { rated: true, stall: 5 })).toMatchObject({ clock: "budget", time: 600, stall: 5 });
  });

  it("are told to the server, every one of them", () => {
    expect(requestBody(OTHER, "Ana")).toEqual({
      ...DEFAULT_OPTIONS,
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
    expect(requestBody({ ...DEFAULTS, first: 2 }, "Ana")).toMatchObject({ first: 2, draw_seats: false });
    expect(requestBody(DEFAULTS, "Ana")).toMatchObject({ first: null, draw_seats: false });
  });

  it("wait for nobody's return with days for a turn, unless that was chosen", () => {
    const days = { clock: "move", time: 86_400, increment: 0 } as const;
    expect(requestBody({ ...DEFAULTS, ...days }, "Ana").away).toBe(0);
    expect(requestBody({ ...DEFAULTS, ...days, away: 3600 }, "Ana").away).toBe(3600);
  });

  it("ask for no colour where colours are drawn", () => {
    expect(requestBody({ ...OTHER, draw_colours: true }, "Ana")).toMatchObject({ colour: null, draw_colours: true });
  });

  it("count what is not usual among those that are hidden", () => {
    expect(changedCount(DEFAULTS)).toBe(0);
    expect(changedCount({ ...DEFAULTS, seats: 2, bots: 1, clock: OTHER.clock, time: OTHER.time })).toBe(0);
    expect(changedCount({ ...DEFAULTS, rated: true, colour: "blue" })).toBe(2);
  });
});
