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
  maxBots,
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
  it("are the defaults at first, and then those of the last table", () => {
    expect(loadChoices()).toEqual(DEFAULTS);
    storeChoices(OTHER);
    expect(loadChoices()).toEqual(OTHER);
  });

  it("are converted from the format of older pages", () => {
    store("new-table", { seats: "many", colour: null, begins: 2, tide: "high", host: false });
    expect(loadChoices()).toEqual({ ...DEFAULTS, first: 2, host: false });
    const clock = { clock: "budget", time: 600, increment: 10 };
    store("new-table", { clock, standIn: "random", listed: false, drawColours: true, begins: "drawn" });
    const renamed = { stand_in: "random", public: false, draw_colours: true, draw_seats: true };
    expect(loadChoices()).toEqual({ ...DEFAULTS, ...clock, ...renamed });
  });

  it("limit the bots and the seat that begins to the number of seats", () => {
    expect(applyChange(DEFAULTS, { seats: 2, bots: 3, first: 4 })).toEqual({
      ...DEFAULTS,
      seats: 2,
      bots: 1,
      first: null,
    });
  });

  it("leave a seat for another person if games against bots alone run on the devices", () => {
    document.documentElement.dataset.solo = "device";
    expect([maxBots(2), maxBots(4)]).toEqual([0, 2]);
    expect(applyChange(DEFAULTS, { seats: 3, bots: 2 }).bots).toBe(1);
    delete document.documentElement.dataset.solo;
  });

  it("give a rated game a clock and a limit", () => {
    expect(applyChange(DEFAULTS, { rated: true, stall: 0 })).toMatchObject({
      ...{ clock: "budget", time: 1200, increment: 15 },
      stall: 20,
    });
    expect(applyChange(OTHER, { rated: true, stall: 5 })).toMatchObject({ clock: "budget", time: 600, stall: 5 });
  });

  it("are all sent to the server", () => {
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

  it("contain the seat that begins only if it is not the host's", () => {
    expect(requestBody({ ...DEFAULTS, first: 2 }, "Ana")).toMatchObject({ first: 2, draw_seats: false });
    expect(requestBody(DEFAULTS, "Ana")).toMatchObject({ first: null, draw_seats: false });
  });

  it("let no bot stand in with days per turn, unless that was chosen", () => {
    const days = { clock: "move", time: 86_400, increment: 0 } as const;
    expect(requestBody({ ...DEFAULTS, ...days }, "Ana").away).toBe(0);
    expect(requestBody({ ...DEFAULTS, ...days, away: 3600 }, "Ana").away).toBe(3600);
  });

  it("contain no colour if colours are drawn", () => {
    expect(requestBody({ ...OTHER, draw_colours: true }, "Ana")).toMatchObject({ colour: null, draw_colours: true });
  });

  it("count the hidden options that differ from the defaults", () => {
    expect(changedCount(DEFAULTS)).toBe(0);
    expect(changedCount({ ...DEFAULTS, seats: 2, bots: 1, clock: OTHER.clock, time: OTHER.time })).toBe(0);
    expect(changedCount({ ...DEFAULTS, rated: true, colour: "blue" })).toBe(2);
  });
});
