import { expect, it } from "vitest";
import type { TournamentGameView, TournamentRow } from "../generated/protocol";
import { ownTable, roundsOf, seatsWithPlaces } from "./rounds";

const game = (round: number, seats: number[], places: number[] | null): TournamentGameView => ({
  round,
  table: `t${round}${seats[0]}`,
  seats,
  places,
});
const row = (number: number, yours: boolean) => ({ number, yours }) as TournamentRow;

it("shows the latest round first", () => {
  const rounds = roundsOf([game(1, [1, 2], [1, 2]), game(1, [3, 4], [1, 2]), game(2, [1, 3], null)]);
  expect(rounds.map(([round, games]) => [round, games.length])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

it("lists the entrants in the order of play, or by place after the game", () => {
  expect(seatsWithPlaces(game(1, [4, 2, 3], null))).toEqual([
    [4, null],
    [2, null],
    [3, null],
  ]);
  expect(seatsWithPlaces(game(1, [4, 2, 3], [3, 1, 2])).map(([seat]) => seat)).toEqual([2, 3, 4]);
});

it("finds the viewer's game in the current round", () => {
  const games = [game(1, [1, 2], [1, 2]), game(2, [2, 3], null)];
  expect(ownTable({ rows: [row(1, false), row(2, true)], games })).toBe("t22");
  expect(ownTable({ rows: [row(1, true)], games })).toBeNull();
  expect(ownTable({ rows: [row(1, false)], games })).toBeNull();
});
