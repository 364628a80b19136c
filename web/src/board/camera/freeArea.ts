/** The part of the view that no panel covers. Lengths are in pixels of the view. */
import type { Box } from "../geometry/box";
import type { Point } from "../geometry/hex";
import type { Inset, Rect } from "../model/types";

/** Distance between the board and a panel. */
const MARGIN = 6;
/** Minimum distance of a visible target's point from a panel, and from the edge of the view. */
const PANEL_DISTANCE = 6;
const EDGE_DISTANCE = 12;

/** The square of the map of the whole sea. */
export interface MapPlace extends Rect {
  readonly size: number;
}

/**
 * Return the inset of the uncovered rectangle in which a box of the board can be drawn at the largest scale. If two
 * rectangles allow the same scale, the one with the larger area is chosen. `covered`: the panels, in pixels of the
 * view.
 */
export function largestFreeInset(width: number, height: number, covered: readonly Rect[], box: Box): Inset {
  const panels = covered
    .filter((c) => c.right > c.left && c.bottom > c.top)
    .map((c) => ({ left: c.left - MARGIN, right: c.right + MARGIN, top: c.top - MARGIN, bottom: c.bottom + MARGIN }));
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const lefts = [MARGIN, ...panels.map((c) => c.right)].filter((x) => x < width);
  const rights = [width - MARGIN, ...panels.map((c) => c.left)].filter((x) => x > 0);
  const tops = [MARGIN, ...panels.map((c) => c.bottom)].filter((y) => y < height);
  const bottoms = [height - MARGIN, ...panels.map((c) => c.top)].filter((y) => y > 0);
  let best: Inset = {};
  let largest = { scale: 0, area: 0 };
  for (const left of lefts)
    for (const right of rights)
      for (const top of tops)
        for (const bottom of bottoms) {
          if (right <= left || bottom <= top) continue;
          const scale = Math.min((right - left) / wide, (bottom - top) / high);
          const area = (right - left) * (bottom - top);
          if (scale < largest.scale || (scale === largest.scale && area <= largest.area)) continue;
          if (panels.some((c) => c.left < right && c.right > left && c.top < bottom && c.bottom > top)) continue;
          largest = { scale, area };
          best = { left, right: width - right, top, bottom: height - bottom };
        }
  return best;
}

/** Return the rectangle that an inset leaves. */
export function freeRect(width: number, height: number, { top = 0, right = 0, bottom = 0, left = 0 }: Inset): Rect {
  return { left, top, right: width - right, bottom: height - bottom };
}

/** Return four rectangles that cover all of the view outside a rectangle, and a band of a width inside it. */
export function outsideOf(width: number, height: number, free: Rect, band: number): Rect[] {
  const inner = { left: free.left + band, right: free.right - band, top: free.top + band, bottom: free.bottom - band };
  return [
    { left: -MARGIN, right: inner.left - MARGIN, top: -MARGIN, bottom: height + MARGIN },
    { left: inner.right + MARGIN, right: width + MARGIN, top: -MARGIN, bottom: height + MARGIN },
    { left: -MARGIN, right: width + MARGIN, top: -MARGIN, bottom: inner.top - MARGIN },
    { left: -MARGIN, right: width + MARGIN, top: inner.bottom + MARGIN, bottom: height + MARGIN },
  ];
}

/** Return whether the space around a target's point is covered by a panel or outside a view of this size. */
export function isCovered({ x, y }: Point, covers: readonly Rect[], width: number, height: number): boolean {
  const [r, e] = [PANEL_DISTANCE, EDGE_DISTANCE];
  const inside = width === Infinity || (x >= e && x <= width - e && y >= e && y <= height - e);
  return !inside || covers.some((c) => x + r > c.left && x - r < c.right && y + r > c.top && y - r < c.bottom);
}
