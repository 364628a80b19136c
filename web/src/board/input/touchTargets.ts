/** Touch targets. A finger is wider than most targets, so a touch can mean any target within its radius. */
import { distance, type Point } from "../geometry/hex";

/** Maximum pixels between a touch and the anchor of the target that it means: half the width of a finger. */
export const TOUCH_RADIUS = 22;
/** Minimum pixels between two targets that a finger can separate. */
const SEPARATE = 50;

/** Return the points within a finger's radius, the nearest first. All points are pixels. */
export function marksInReach<Mark extends Point>(finger: Point, marks: readonly Mark[]): Mark[] {
  return marks
    .filter((mark) => distance(finger, mark) <= TOUCH_RADIUS)
    .sort((a, b) => distance(finger, a) - distance(finger, b));
}

/** Return the zoom factor at which a finger can separate these points; 1 if it can already. */
export function zoomToSeparate(marks: readonly Point[]): number {
  const gaps = marks.flatMap((a, i) => marks.slice(i + 1).map((b) => distance(a, b)));
  return Math.max(SEPARATE / Math.max(Math.min(...gaps), 1), 1);
}
