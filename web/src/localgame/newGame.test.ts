import { describe, expect, it } from "vitest";
import { clearNewGame, findSlowLevel, needsMeasurement, replaceSlow, storedNewGame, storeNewGame } from "./newGame";

const PLAYERS = [{ name: "Ana" }, { bot: "master" }, { bot: "greedy" }];

describe("a new game on this device", () => {
  it("is kept in the tab until it is created", () => {
    storeNewGame(PLAYERS);
    expect(storedNewGame()).toEqual(PLAYERS);
    clearNewGame();
    expect(storedNewGame()).toBeNull();
  });

  it("offers the best level below one that is too slow", () => {
    expect(findSlowLevel(PLAYERS, ["navigator", "master"])).toEqual({ bot: "master", faster: "captain" });
    expect(findSlowLevel(PLAYERS, ["navigator", "master", "captain"])).toEqual({ bot: "master", faster: "helmsman" });
    expect(findSlowLevel(PLAYERS, ["navigator"])).toBeNull();
    expect(findSlowLevel(PLAYERS, [])).toBeNull();
  });

  it("is measured if a bot searches", () => {
    expect(needsMeasurement(PLAYERS)).toBe(true);
    expect(needsMeasurement([{ name: "Ana" }, { bot: "greedy" }])).toBe(false);
  });

  it("replaces only the levels that are too slow", () => {
    expect(replaceSlow(PLAYERS, ["master"], "captain")).toEqual([
      { name: "Ana" },
      { bot: "captain" },
      { bot: "greedy" },
    ]);
  });
});
