/** Where the board fits best between the panels that lie over it. */
import type { Box } from "../geometry/box";
import type { Inset, Rect } from "../model/types";

/** Pixels that a board keeps from a panel. */
const AIR = 6;

/**
 * The inset of the clear rectangle in which a box of the board can be drawn largest; of two in which it can be drawn
 * as large, the roomier one. `covers` are in the view's pixels.
 */
export function largestFreeInset(width: number, height: number, covers: readonly Rect[], box: Box): Inset {
  const panels = covers
    .filter((c) => c.right > c.left && c.bottom > c.top)
    .map((c) => ({ left: c.left - AIR, right: c.right + AIR, top: c.top - AIR, bottom: c.bottom + AIR }));
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const lefts = [AIR, ...panels.map((c) => c.right)].filter((x) => x < width);
  const rights = [width - AIR, ...panels.map((c) => c.left)].filter((x) => x > 0);
  const tops = [AIR, ...panels.map((c) => c.bottom)].filter((y) => y < height);
  const bottoms = [height - AIR, ...panels.map((c) => c.top)].filter((y) => y > 0);
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
