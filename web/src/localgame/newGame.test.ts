import { describe, expect, it } from "vitest";
import { findSlowLevel, needsMeasurement, replaceSlow } from "./newGame";

const PLAYERS = [{ name: "Ana" }, { bot: "master" }, { bot: "greedy" }];

describe("a new game on this device", () => {
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
