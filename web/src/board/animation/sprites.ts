/**
 * Sprites: images that move over the board along keyframes. Lengths are in board units, times in milliseconds at speed
 * 1.
 */
import type { Point } from "../geometry/hex";
import type { PlacedTile } from "../model/types";

/**
 * A sprite's place at one time. Between two keyframes the sprite moves in a straight line, at constant speed unless
 * `ease` is set.
 */
export interface SpriteKeyframe {
  /** Milliseconds since the start of the clip. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly opacity?: number;
  /** The CSS timing function until the next keyframe. */
  readonly ease?: string;
}

export type Look =
  /** A fleet. `from`: the offset at which each ship starts before it moves into formation. */
  | { readonly kind: "fleet"; readonly ships: readonly string[]; readonly from?: readonly Point[] }
  | { readonly kind: "ship"; readonly colour: string }
  /** A tile. If `flipUntil` is set, the tile turns over and shows its face after this fraction of the time. */
  | {
      readonly kind: "tile";
      readonly tile: PlacedTile;
      readonly flipUntil: number | null;
      readonly owner: string | null;
    }
  | { readonly kind: "shade" }
  | { readonly kind: "foam" }
  | { readonly kind: "ring"; readonly colour: string }
  | { readonly kind: "rays"; readonly colour: string }
  | { readonly kind: "mask"; readonly colour: string };

export interface Sprite {
  readonly key: string;
  readonly look: Look;
  readonly keyframes: readonly SpriteKeyframe[];
}

/** Return the time of a sprite's last keyframe. */
export function endTime({ keyframes }: Sprite): number {
  return keyframes.at(-1)?.at ?? 0;
}

/** Offsets of the ships in a fleet's wedge formation, with the first ship at the front. */
const WEDGE = [
  [0, 0],
  [-17, 9],
  [17, 9],
  [0, 19],
  [-34, 18],
  [34, 18],
] as const;

/** Return the offset of a ship in a fleet of `count` ships. */
export function formationOffset(index: number, count: number): Point {
  const [x, y] = WEDGE[index % WEDGE.length]!;
  return count > 1 ? { x, y: y - 8 } : { x: 0, y: 0 };
}

/** Return the sprite of a ring that spreads over the water and fades. */
export function ring(key: string, at: Point, from: number, length: number, colour: string, size = 1): Sprite {
  return {
    key,
    look: { kind: "ring", colour },
    keyframes: [
      { at: from, ...at, scale: 0.12 * size, opacity: 0.95, ease: "ease-out" },
      { at: from + length, ...at, scale: size, opacity: 0 },
    ],
  };
}

/** Return the sprite of a patch of foam that appears, drifts a little and fades. */
export function foam(key: string, at: Point, from: number, to: Point = at, size = 1, length = 900): Sprite {
  return {
    key,
    look: { kind: "foam" },
    keyframes: [
      { at: from, ...at, scale: 0.3 * size, opacity: 0 },
      { at: from + 90, ...at, scale: 0.7 * size, opacity: 0.85, ease: "ease-out" },
      { at: from + length, ...to, scale: 1.5 * size, opacity: 0 },
    ],
  };
}
