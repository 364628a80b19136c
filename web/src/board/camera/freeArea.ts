/** The part of the view that no panel covers. */
import type { Box } from "../geometry/box";
import type { Inset, Rect } from "../model/types";

/** Distance between the board and a panel, in pixels. */
const MARGIN = 6;

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
