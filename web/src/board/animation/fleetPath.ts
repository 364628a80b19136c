/** The path of a sailing fleet, and the wake that it leaves. */
import { distance, interpolate, type Point } from "../geometry/hex";
import { foam, type SpriteKeyframe, type Sprite } from "./sprites";

/**
 * Whether a fleet is already moving when a clip starts, and still moving when it ends. If so, it does not accelerate or
 * brake there.
 */
export interface Continuity {
  readonly before?: boolean;
  readonly after?: boolean;
}

/** Distance between two patches of foam, in board units. */
const FOAM_SPACING = 15;
/** Number of keyframe intervals on a path. */
const STEPS = 18;
/** Maximum angle by which a fleet leans in a turn of its path, in degrees. */
const LEAN = 7;

/** Return the keyframes of a fleet that sails along points in `length` milliseconds, and the sprites of its wake. */
export function sailPath(
  path: readonly Point[],
  length: number,
  continuity: Continuity,
): { keyframes: SpriteKeyframe[]; wake: Sprite[] } {
  const lengths = path.slice(1).map((to, i) => distance(path[i]!, to));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const pointAtFraction = (part: number): Point => {
    let left = part * whole;
    for (const [i, segment] of lengths.entries()) {
      if (left <= segment || i === lengths.length - 1)
        return interpolate(path[i]!, path[i + 1]!, segment > 0 ? left / segment : 1);
      left -= segment;
    }
    return path[0]!;
  };
  const keyframes: SpriteKeyframe[] = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const at = pointAtFraction(progressAt(t, continuity));
    const [a, b] = [
      pointAtFraction(progressAt(Math.max(t - 0.06, 0), continuity)),
      pointAtFraction(progressAt(Math.min(t + 0.06, 1), continuity)),
    ];
    const lean = whole > 0 ? (LEAN * (b.x - a.x)) / (distance(a, b) || 1) : 0;
    const ends = (i === 0 && !continuity.before) || (i === STEPS && !continuity.after);
    return { at: length * t, ...at, turn: ends ? 0 : lean };
  });
  const patches = Math.floor(whole / FOAM_SPACING);
  const wake = Array.from({ length: patches }, (_, i) => {
    const part = (i + 0.5) / patches;
    const at = pointAtFraction(part);
    const aside = i % 2 === 0 ? 5 : -5;
    const off = { x: at.x + aside, y: at.y + 9 };
    return foam(`wake ${Math.round(at.x)} ${Math.round(at.y)}`, off, length * timeAt(part, continuity), {
      ...off,
      x: off.x + aside,
    });
  });
  return { keyframes, wake };
}

/** Return the fraction of the path that the fleet has covered after a fraction of the time. */
function progressAt(t: number, { before = false, after = false }: Continuity): number {
  if (before && after) return t;
  if (before) return t * (2 - t) * 0.5 + t * 0.5;
  if (after) return t * t * 0.5 + t * 0.5;
  return t * t * (3 - 2 * t);
}

/** Return the fraction of the time after which the fleet has covered a fraction of the path. */
function timeAt(part: number, continuity: Continuity): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 12; i += 1) {
    const middle = (low + high) / 2;
    if (progressAt(middle, continuity) < part) low = middle;
    else high = middle;
  }
  return high;
}
