/** The positions on the boards of a day: the start of the daily game, and that of the puzzle. */
import type { Position } from "../board";
import type { Colour, PuzzleBoard } from "../generated/protocol";

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

/** Return the start of a puzzle. */
export const puzzleStart = (board: PuzzleBoard): Position => ({ ...board, at_sea: {}, supply: {}, pile: [], lost: [] });
