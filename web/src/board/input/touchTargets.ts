/** Touch targets. A finger is wider than most targets, so a touch can be meant for any target within its radius. */
import { distance, type Point } from "../geometry/hex";

/** Maximum distance between a touch and the anchor of its target, in pixels: half the width of a finger. */
export const TOUCH_RADIUS = 22;
/** Minimum distance between two targets that a finger can separate, in pixels. */
const SEPARATE = 50;

/** Return the points within a finger's radius, the nearest first. All coordinates are in pixels. */
export function marksInReach<Mark extends Point>(finger: Point, marks: readonly Mark[]): Mark[] {
  return marks
    .filter((mark) => distance(finger, mark) <= TOUCH_RADIUS)
    .sort((a, b) => distance(finger, a) - distance(finger, b));
}

/** Return the zoom factor at which a finger can separate these points; 1 if no zoom is needed. */
export function zoomToSeparate(marks: readonly Point[]): number {
  const gaps = marks.flatMap((a, i) => marks.slice(i + 1).map((b) => distance(a, b)));
  return Math.max(SEPARATE / Math.max(Math.min(...gaps), 1), 1);
}
