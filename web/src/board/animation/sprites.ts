/** What moves over the board: what each thing looks like, and its way, in board units and milliseconds at speed 1. */
import type { Point } from "../geometry/hex";
import type { PlacedTile } from "../model/types";

/** Where a thing is at a time. Between two moments it goes straight, and evenly if `ease` does not say otherwise. */
export interface SpriteKeyframe {
  /** Milliseconds from the beginning of the act. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly opacity?: number;
  /** How it goes on from here: a timing function of CSS. */
  readonly ease?: string;
}

export type Look =
  /** A fleet; `from` says where each ship comes from to its place in it, in board units from the fleet's. */
  | { readonly kind: "fleet"; readonly ships: readonly string[]; readonly from?: readonly Point[] }
  | { readonly kind: "ship"; readonly colour: string }
  /** A tile; turned over, it shows its back until the given part of its way. */
  | { readonly kind: "tile"; readonly tile: PlacedTile; readonly over: number | null; readonly owner: string | null }
  | { readonly kind: "shade" }
  | { readonly kind: "foam" }
  | { readonly kind: "ring"; readonly colour: string }
  | { readonly kind: "rays"; readonly colour: string }
  | { readonly kind: "mask"; readonly colour: string };

export interface Sprite {
  readonly key: string;
  readonly look: Look;
  readonly track: readonly SpriteKeyframe[];
}

/** When a prop is gone: after its last moment. */
export function endTime({ track }: Sprite): number {
  return track.at(-1)?.at ?? 0;
}

/** Ships of a fleet sail in a wedge, the first ahead; board units from the fleet's place. */
const WEDGE = [
  [0, 0],
  [-17, 9],
  [17, 9],
  [0, 19],
  [-34, 18],
  [34, 18],
] as const;

/** Where a ship of a fleet of so many is, from the fleet's place. */
export function formationOffset(index: number, count: number): Point {
  const [x, y] = WEDGE[index % WEDGE.length]!;
  return count > 1 ? { x, y: y - 8 } : { x: 0, y: 0 };
}

/** A ring that spreads over the water and fades. */
export function ring(key: string, at: Point, from: number, length: number, colour: string, size = 1): Sprite {
  return {
    key,
    look: { kind: "ring", colour },
    track: [
      { at: from, ...at, scale: 0.12 * size, opacity: 0.95, ease: "ease-out" },
      { at: from + length, ...at, scale: size, opacity: 0 },
    ],
  };
}

/** A patch of foam that comes up, drifts a little and is gone. */
export function foam(key: string, at: Point, from: number, to: Point = at, size = 1, length = 900): Sprite {
  return {
    key,
    look: { kind: "foam" },
    track: [
      { at: from, ...at, scale: 0.3 * size, opacity: 0 },
      { at: from + 90, ...at, scale: 0.7 * size, opacity: 0.85, ease: "ease-out" },
      { at: from + length, ...to, scale: 1.5 * size, opacity: 0 },
    ],
  };
}
