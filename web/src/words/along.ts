/** Where a side of a tile leads over what is laid: as printed, and as anybody can follow it with a finger. */
import { mod6, facing, neighbour } from "../board/geometry/hex";
import { islandFacts, waterFacts } from "../board/model/tileFacts";
import type { PlacedTile } from "../board/model/types";

export interface Lead {
  /** The island at the end; null: the unknown. */
  readonly island: string | null;
  /** The most colours that a current on the way asks for; 0 where none asks for any. */
  readonly demand: number;
}

/** The tile that a side faces, or undefined. */
export function beside(tiles: readonly PlacedTile[], tile: PlacedTile, side: number): PlacedTile | undefined {
  const { q, r } = neighbour(tile.q, tile.r, facing(side, tile.rotation));
  return tiles.find((one) => one.q === q && one.r === r);
}

/** Follows a side of a tile through the currents to an island or to where no tile lies yet. */
export function along(tiles: readonly PlacedTile[], tile: PlacedTile, side: number): Lead {
  let demand = 0;
  let [here, out] = [tile, side];
  // No way is longer than three currents on every water tile.
  for (let steps = 3 * tiles.length + 1; steps > 0; steps--) {
    const next = beside(tiles, here, out);
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
