/** What a finger means: it is broader than most targets, so what lies within its reach decides, not the point under it. */
import { distance, type Point } from "../geometry/hex";

/** Pixels from a target's mark to a finger that means it: half of what a finger needs. */
export const TOUCH_RADIUS = 22;
/** Pixels between two marks from which on a finger can tell them apart. */
const APART = 50;

/** The marks within a finger's reach, the nearest first; all points are pixels. */
export function marksInReach<Mark extends Point>(finger: Point, marks: readonly Mark[]): Mark[] {
  return marks
    .filter((mark) => distance(finger, mark) <= TOUCH_RADIUS)
    .sort((a, b) => distance(finger, a) - distance(finger, b));
}

/** How much nearer one must come so that a finger can tell these marks apart; 1 where it can. */
export function zoomToSeparate(marks: readonly Point[]): number {
  const gaps = marks.flatMap((one, i) => marks.slice(i + 1).map((other) => distance(one, other)));
  return Math.max(APART / Math.max(Math.min(...gaps), 1), 1);
}
