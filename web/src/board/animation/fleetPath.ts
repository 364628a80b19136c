/** A fleet on its way: when it is where, and the foam that it leaves behind. */
import { distance, interpolate, type Point } from "../geometry/hex";
import { foam, type SpriteKeyframe, type Sprite } from "./sprites";

/** Whether a fleet is in motion when an act begins, and still when it ends: then it need not start or stop. */
export interface Continuity {
  readonly before?: boolean;
  readonly after?: boolean;
}

/** Board units between two patches of foam. */
const APART = 15;
/** Moments in which a way is told. */
const STEPS = 18;
/** A fleet leans by so many degrees where its way turns most. */
const LEAN = 7;

/** The track of a fleet along points in `length` milliseconds, and its wake. */
export function sailPath(
  way: readonly Point[],
  length: number,
  pull: Continuity,
): { track: SpriteKeyframe[]; wake: Sprite[] } {
  const lengths = way.slice(1).map((to, i) => distance(way[i]!, to));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  const along = (part: number): Point => {
    let left = part * whole;
    for (const [i, one] of lengths.entries()) {
      if (left <= one || i === lengths.length - 1) return interpolate(way[i]!, way[i + 1]!, one > 0 ? left / one : 1);
      left -= one;
    }
    return way[0]!;
  };
  const track: SpriteKeyframe[] = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const at = along(paced(t, pull));
    const [a, b] = [along(paced(Math.max(t - 0.06, 0), pull)), along(paced(Math.min(t + 0.06, 1), pull))];
    const lean = whole > 0 ? (LEAN * (b.x - a.x)) / (distance(a, b) || 1) : 0;
    const ends = (i === 0 && !pull.before) || (i === STEPS && !pull.after);
    return { at: length * t, ...at, turn: ends ? 0 : lean };
  });
  const patches = Math.floor(whole / APART);
  const wake = Array.from({ length: patches }, (_, i) => {
    const part = (i + 0.5) / patches;
    const at = along(part);
    const aside = i % 2 === 0 ? 5 : -5;
    const off = { x: at.x + aside, y: at.y + 9 };
    return foam(`wake ${Math.round(at.x)} ${Math.round(at.y)}`, off, length * when(part, pull), {
      ...off,
      x: off.x + aside,
    });
  });
  return { track, wake };
}

/** The part of the way after a part of the time. */
function paced(t: number, { before = false, after = false }: Continuity): number {
  if (before && after) return t;
  if (before) return t * (2 - t) * 0.5 + t * 0.5;
  if (after) return t * t * 0.5 + t * 0.5;
  return t * t * (3 - 2 * t);
}

/** The part of the time after a part of the way. */
function when(part: number, pull: Continuity): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 12; i += 1) {
    const middle = (low + high) / 2;
    if (paced(middle, pull) < part) low = middle;
    else high = middle;
  }
  return high;
}
