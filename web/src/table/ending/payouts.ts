/** The order in which the islands pay out their points, and the order of the players. */
import { centre } from "../../board/geometry/hex";
import type { PlacedTile } from "../../board/model/types";
import type { EndView, IslandScore, StandingView } from "../../generated/protocol";

/** Return the islands on which anybody scores points, from the least valuable to the most valuable, each value from the left. */
export function payoutsOf(end: Pick<EndView, "islands">, tiles: readonly PlacedTile[]): IslandScore[] {
  const across = new Map(tiles.map((tile) => [tile.id, centre(tile.q, tile.r).x]));
  const left = ({ island }: IslandScore): number => across.get(island) ?? 0;
  const paying = end.islands.filter(({ colours, value }) => colours.length > 0 && value > 0);
  return paying.sort((a, b) => a.value - b.value || left(a) - left(b));
}

/** Return the place of each colour by the points so far, from 0. Equal points keep the order of the seats. */
export function placesByPoints(
  standings: readonly StandingView[],
  points: Readonly<Record<string, number>>,
): Map<string, number> {
  const sorted = [...standings].sort((a, b) => (points[b.colour] ?? 0) - (points[a.colour] ?? 0) || a.seat - b.seat);
  return new Map(sorted.map(({ colour }, place) => [colour, place]));
}

/** Return the final place of each colour, from 0. */
export function placesByRank(standings: readonly StandingView[]): Map<string, number> {
  const sorted = [...standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return new Map(sorted.map(({ colour }, place) => [colour, place]));
}

/** Return the colours of the ships that sail for the winners: at most `most`, and at least one for each winner. */
export function winningShips(standings: readonly StandingView[], most: number): string[] {
  const winners = standings.filter(({ rank }) => rank === 1);
  const each = Math.max(1, Math.floor(most / Math.max(1, winners.length)));
  return winners.flatMap(({ colour, ships }) => Array<string>(Math.max(1, Math.min(ships, each))).fill(colour));
}
