/** Arrows at the edge of the view that lead to targets outside. Lengths are in pixels. */
import { distance, type Point } from "../geometry/hex";
import type { Rect } from "../model/types";
import type { PlacedTarget } from "./autoFit.svelte";

/** Width and height of an arrow. */
export const ARROW_SIZE = 44;
/** Minimum distance of an arrow's centre from a visible target. */
const TARGET_DISTANCE = ARROW_SIZE / 2 + 14;
/** Distance between two tried places of an arrow. */
const STEP = 12;
/** The eight directions, clockwise from the right. */
const DIRECTIONS = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"] as const;

export interface EdgeArrow extends Point {
  /** The tiles with the targets that the arrow leads to. */
  readonly tiles: readonly string[];
  /** The direction in degrees, clockwise from the right. */
  readonly angle: number;
  readonly direction: (typeof DIRECTIONS)[number];
}

/** The points and rectangles that arrows must not cover. */
interface Obstacles {
  /** The points of the visible targets. */
  readonly spots: readonly Point[];
  readonly rects: readonly Rect[];
}

/**
 * Return the arrows to targets outside, on the outline of a rectangle. Arrows that would overlap are joined.
 *
 * @param frame - the rectangle on whose outline the arrows' centres are
 * @param rects - further rectangles that arrows must not cover
 */
export function edgeArrows(targets: readonly PlacedTarget[], frame: Rect, rects: readonly Rect[]): EdgeArrow[] {
  const outside = targets.filter((target) => target.outside);
  const obstacles = { spots: targets.filter((target) => !target.outside).map(({ at }) => at), rects };
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  const tiles = [...new Set(outside.map(({ tile }) => tile))];
  let groups = tiles.map((tile) => ({
    tiles: [tile],
    to: meanOf(outside.filter((o) => o.tile === tile).map((o) => o.at)),
  }));
  const placed = (to: Point): Point => pointOnOutline(frame, outlinePosition(frame, middle, to));
  for (let i = 0; i < groups.length; i += 1) {
    const group = groups[i]!;
    const close = groups.slice(i + 1).filter((other) => distance(placed(group.to), placed(other.to)) < ARROW_SIZE + 4);
    if (close.length === 0) continue;
    const joined = [group, ...close];
    const merged = { tiles: joined.flatMap((g) => g.tiles), to: meanOf(joined.map((g) => g.to)) };
    groups = [...groups.slice(0, i), merged, ...groups.slice(i + 1).filter((other) => !close.includes(other))];
    i = -1;
  }
  const arrows: EdgeArrow[] = [];
  for (const group of groups) {
    const angle = (Math.atan2(group.to.y - middle.y, group.to.x - middle.x) * 180) / Math.PI;
    const at = freePlace(frame, outlinePosition(frame, middle, group.to), obstacles, arrows);
    const direction = DIRECTIONS[(Math.round(angle / 45) + 8) % 8]!;
    arrows.push({ tiles: group.tiles, angle, direction, ...at });
  }
  return arrows;
}

/** Return the place on the outline nearest to a position at which an arrow covers nothing; or the position itself. */
function freePlace(frame: Rect, position: number, { spots, rects }: Obstacles, others: readonly Point[]): Point {
  const half = ARROW_SIZE / 2;
  const isFree = (p: Point): boolean =>
    !spots.some((spot) => distance(spot, p) < TARGET_DISTANCE) &&
    !others.some((other) => distance(other, p) < ARROW_SIZE) &&
    !rects.some((r) => p.x + half > r.left && p.x - half < r.right && p.y + half > r.top && p.y - half < r.bottom);
  const length = 2 * (frame.right - frame.left + frame.bottom - frame.top);
  for (let offset = 0; offset < length / 2; offset += STEP) {
    for (const way of [offset, -offset]) {
      const p = pointOnOutline(frame, position + way);
      if (isFree(p)) return p;
    }
  }
  return pointOnOutline(frame, position);
}

/** Return the position on the outline, clockwise from the top left corner, at which a ray to a point leaves the frame. */
function outlinePosition(frame: Rect, middle: Point, to: Point): number {
  const [w, h] = [Math.max(frame.right - frame.left, 1), Math.max(frame.bottom - frame.top, 1)];
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const reach = Math.min(w / 2 / Math.max(Math.abs(dx), 0.001), h / 2 / Math.max(Math.abs(dy), 0.001));
  const [x, y] = [w / 2 + dx * reach, h / 2 + dy * reach];
  if (y < 0.5) return x;
  if (x > w - 0.5) return w + y;
  if (y > h - 0.5) return w + h + (w - x);
  return 2 * w + h + (h - y);
}

function pointOnOutline(frame: Rect, position: number): Point {
  const [w, h] = [Math.max(frame.right - frame.left, 1), Math.max(frame.bottom - frame.top, 1)];
  const length = 2 * (w + h);
  const at = ((position % length) + length) % length;
  if (at < w) return { x: frame.left + at, y: frame.top };
  if (at < w + h) return { x: frame.right, y: frame.top + at - w };
  if (at < 2 * w + h) return { x: frame.right - (at - w - h), y: frame.bottom };
  return { x: frame.left, y: frame.bottom - (at - 2 * w - h) };
}

function meanOf(points: readonly Point[]): Point {
  return {
    x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
    y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
  };
}
