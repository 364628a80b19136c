import { describe, expect, it } from "vitest";
import type { TableSummary } from "../generated/protocol";
import { findWaitingGames } from "./waitingGames";

const tables = (...ids: string[]): TableSummary[] =>
  ids.map((id) => ({
    id,
    status: "running",
    seats: [],
    options: { seats: 2, stall: 20, public: true },
    created: 0,
    moves: 0,
    watchers: 0,
    your_turn: id === id.toUpperCase(),
    yours: true,
  }));

describe("the games that wait for me", () => {
  it("are in a circle, the one with the least time first", () => {
    expect(findWaitingGames(tables("A", "B", "C", "d"), "A")).toEqual({ count: 2, next: "B", previous: "C" });
    expect(findWaitingGames(tables("A", "B", "C", "d"), "C")).toEqual({ count: 2, next: "A", previous: "B" });
  });
  it("start with the most urgent one if it is not my turn here", () => {
    expect(findWaitingGames(tables("A", "B", "d"), "d")).toEqual({ count: 2, next: "A", previous: "B" });
    expect(findWaitingGames(tables("A", "B", "d"), null)).toEqual({ count: 2, next: "A", previous: "B" });
    expect(findWaitingGames(tables("A"), null)).toEqual({ count: 1, next: "A", previous: "A" });
  });
  it("are none if no other one waits", () => {
    expect(findWaitingGames(tables("A", "b"), "A")).toBeNull();
    expect(findWaitingGames(tables("b"), null)).toBeNull();
    expect(findWaitingGames([], null)).toBeNull();
  });
});
