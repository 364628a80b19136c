/** The part of the sea that holds the tiles. */
import { APOTHEM, centre, RADIUS } from "./hex";
import type { PlacedTile } from "../model/types";

/** A rectangle in board units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangle around all tiles, with a margin; around the first cell while there is none. */
export function boxAround(tiles: readonly PlacedTile[], margin: number): Box {
  const middles = tiles.length > 0 ? tiles.map((t) => centre(t.q, t.r)) : [{ x: 0, y: 0 }];
  const [xs, ys] = [middles.map((p) => p.x), middles.map((p) => p.y)];
  return {
    left: Math.min(...xs) - RADIUS - margin,
    right: Math.max(...xs) + RADIUS + margin,
    top: Math.min(...ys) - APOTHEM - margin,
    bottom: Math.max(...ys) + APOTHEM + margin,
  };
}
