/** The destinations of piers, found by following the printed currents over the known tiles. */
import { mod6, facing, neighbour } from "../board/geometry/hex";
import { islandFacts, waterFacts } from "../board/model/tileFacts";
import type { PlacedTile } from "../board/model/types";

export interface PierDestination {
  /** The island at the end; null if the end is unknown. */
  readonly island: string | null;
  /** The highest demand of any current on the route; 0 if none has a demand. */
  readonly demand: number;
}

/** Return the tile next to a side, or undefined. */
export function adjacentTile(tiles: readonly PlacedTile[], tile: PlacedTile, side: number): PlacedTile | undefined {
  const { q, r } = neighbour(tile.q, tile.r, facing(side, tile.rotation));
  return tiles.find((other) => other.q === q && other.r === r);
}

/** Follow a side of a tile through the currents to an island, or to an empty cell. */
export function followPier(tiles: readonly PlacedTile[], tile: PlacedTile, side: number): PierDestination {
  let demand = 0;
  let [here, out] = [tile, side];
  // A route uses at most three currents on each tile.
  for (let steps = 3 * tiles.length + 1; steps > 0; steps--) {
    const next = adjacentTile(tiles, here, out);
    if (!next) return { island: null, demand };
    if (islandFacts(next.id)) return { island: next.id, demand };
    const entry = mod6(facing(out, here.rotation) + 3 - next.rotation);
    const current = waterFacts(next.id)?.currents.find(([a, b]) => a === entry || b === entry);
    if (!current) break;
    demand = Math.max(demand, current[2]);
    [here, out] = [next, current[0] === entry ? current[1] : current[0]];
  }
  return { island: null, demand };
}
