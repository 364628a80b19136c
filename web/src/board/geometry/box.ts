/** Bounding boxes of tiles. */
import { APOTHEM, centre, RADIUS } from "./hex";
import type { PlacedTile } from "../model/types";

/** A rectangle in board units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Return the bounding box of the tiles with a margin. If there are no tiles, return that of the first cell. */
export function boxAround(tiles: readonly PlacedTile[], margin: number): Box {
  const centres = tiles.length > 0 ? tiles.map((t) => centre(t.q, t.r)) : [{ x: 0, y: 0 }];
  const [xs, ys] = [centres.map((p) => p.x), centres.map((p) => p.y)];
  return {
    left: Math.min(...xs) - RADIUS - margin,
    right: Math.max(...xs) + RADIUS + margin,
    top: Math.min(...ys) - APOTHEM - margin,
    bottom: Math.max(...ys) + APOTHEM + margin,
  };
}
