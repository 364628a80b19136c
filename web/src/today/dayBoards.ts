/** The positions on the boards of a day: the start of the daily game, and that of the puzzle. */
import type { Position } from "../board";
import type { Colour } from "../generated/protocol";
import { tryPuzzleMoves } from "../net/http";

/** Return the start of the daily game: Tonga without ships. */
export const gameStart = (colours: readonly Colour[]): Position => ({
  tiles: [{ id: "tonga", q: 0, r: 0, rotation: 0 }],
  ships: { tonga: Array.from({ length: 6 }, () => ({})) },
  royal: {},
  at_sea: {},
  supply: Object.fromEntries(colours.map((colour) => [colour, 0])),
  pile: [],
  lost: [],
});

const loaded = new Map<number, Promise<Position>>();

/** Fetch the start of a puzzle. */
export function fetchPuzzleStart(number: number): Promise<Position> {
  const start =
    loaded.get(number) ?? tryPuzzleMoves(number, { moves: [], solution: false }).then((outcome) => outcome.start);
  loaded.set(number, start);
  start.catch(() => loaded.delete(number));
  return start;
}
