/** The clip of a discovered tile. */
import { add, centre, distance, interpolate, polar, type Point } from "../geometry/hex";
import { foam, type SpriteKeyframe, type Sprite } from "./sprites";
import type { Clip, MovingFleet } from "./clip";
import type { PlacedTile } from "../model/types";

/**
 * Minimum distance of a fleet from the centre of the falling tile, in board units. The tile would cover a nearer fleet.
 */
const CLEAR = 115;

/** Return the clip of a tile that comes from the pile, turns over on its way, and lands with a splash. */
export function discoveryClip(tile: PlacedTile, resting: readonly Sprite[], fleet: MovingFleet | null): Clip {
  const c = centre(tile.q, tile.r);
  const { up, turn } = origin(c, fleet?.at ?? c);
  const keyframes: SpriteKeyframe[] = [
    { at: 0, ...up, scale: 1.1, turn, opacity: 0, ease: "ease-out" },
    {
      at: 120,
      ...interpolate(c, up, 1.08),
      scale: 1.22,
      turn: 0.8 * turn,
      opacity: 1,
      ease: "cubic-bezier(.5,0,.4,1)",
    },
    { at: 720, x: c.x, y: c.y - 6, scale: 1.16, turn: 0, ease: "ease-in" },
    { at: 860, ...c, scale: 0.975, ease: "ease-out" },
    { at: 960, ...c, scale: 1.012, ease: "ease-in-out" },
    { at: 1060, ...c, scale: 1 },
  ];
  const shade: SpriteKeyframe[] = [
    { at: 0, ...c, scale: 0.55, opacity: 0, ease: "ease-in" },
    { at: 720, ...c, scale: 0.9, opacity: 0.45, ease: "ease-in" },
    { at: 860, ...c, scale: 1, opacity: 0 },
  ];
  const spray = Array.from({ length: 12 }, (_, i) =>
    foam(`spray ${i}`, add(c, polar(30 * i, 92)), 830, add(c, polar(30 * i + 6, 116)), 1.5, 620),
  );
  const sprites: Sprite[] = [
    { key: "shade", look: { kind: "shade" }, keyframes: shade },
    { key: "flip", look: { kind: "tile", tile, flipUntil: 0.62, owner: null }, keyframes },
    ...spray,
    ...resting,
  ];
  return { duration: 1060, sprites, fleet, focusPoints: [c] };
}

/**
 * Return the starting point of a tile and its rotation there. The tile comes from above, unless it would cover the
 * waiting fleet.
 */
function origin(c: Point, fleet: Point): { up: Point; turn: number } {
  const lean = fleet.x < c.x ? -1 : 1;
  const offsets = [
    { x: 46 * lean, y: -150 },
    { x: -46 * lean, y: -150 },
    { x: 40 * lean, y: 44 },
  ];
  const off = offsets.find((offset) => distance(add(c, offset), fleet) > CLEAR) ?? offsets[2]!;
  return { up: add(c, off), turn: 10 * Math.sign(off.x) };
}
