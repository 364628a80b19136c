/** The currents of a water tile, drawn as trails of foam. */
import { randomStream } from "./seededRandom";
import { openPath } from "./curve";
import { APOTHEM, roundToTenth, mod6, sideMiddle, type Point } from "./hex";
import { memoizeByTile } from "../model/memo";
import { waterFacts } from "../model/tileFacts";

/** A cubic Bézier curve between the midpoints of two sides, at a right angle to both sides. */
export type Bezier = readonly [Point, Point, Point, Point];

/**
 * Distance of the curve's control points from the centre as a fraction of the apothem, by number of sides between its
 * ends.
 */
const HANDLE_DISTANCE = [0, 0.5, 0.38, 0.2];

/** Return the centre line of a current on a rotated tile. */
export function currentLine(from: number, to: number, rotation: number): Bezier {
  const apart = Math.min(mod6(to - from), mod6(from - to));
  const inner = APOTHEM * (HANDLE_DISTANCE[apart] ?? 0.2);
  return [
    sideMiddle(from, rotation),
    sideMiddle(from, rotation, inner),
    sideMiddle(to, rotation, inner),
    sideMiddle(to, rotation),
  ];
}

/** Return the point of a curve at t, from 0 to 1. */
export function pointAt([a, b, c, d]: Bezier, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

/** Return the unit normal on the left of the line at t. */
function normalAt(line: Bezier, t: number): Point {
  const a = pointAt(line, Math.max(0, t - 0.01));
  const b = pointAt(line, Math.min(1, t + 0.01));
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
}

/** Return the SVG path of a curve. */
export function linePath([a, b, c, d]: Bezier): string {
  return `M${roundToTenth(a.x)} ${roundToTenth(a.y)}C${roundToTenth(b.x)} ${roundToTenth(b.y)} ${roundToTenth(c.x)} ${roundToTenth(c.y)} ${roundToTenth(d.x)} ${roundToTenth(d.y)}`;
}

/** Return the point at which a trail's number is drawn: on the centre line, `inwards` units from one end. */
export function numberAt(line: Bezier, end: 0 | 1, inwards: number): Point {
  const edge = end === 0 ? line[0] : line[3];
  let t = 0;
  while (t < 0.45) {
    const p = pointAt(line, end === 0 ? t : 1 - t);
    if (Math.hypot(p.x - edge.x, p.y - edge.y) >= inwards) return p;
    t += 0.01;
  }
  return pointAt(line, 0.5);
}

/**
 * Half the width of a trail at a tile's side. It is the same on all tiles, so that the trails of adjacent tiles join.
 */
const MOUTH = 6.5;

const STEPS = 14;

/** Return the outline of a trail. The trail of a higher demand is wider, and its edges are ragged like foam. */
export function foamOutline(line: Bezier, demand: number, seed: string): string {
  const random = randomStream(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= STEPS; i += 1) {
    const t = i / STEPS;
    const free = Math.sin(Math.PI * t);
    const half = MOUTH + free * (demand - 1);
    const p = pointAt(line, t);
    const n = normalAt(line, t);
    const l = half + (random() - 0.5) * 3.4 * Math.sqrt(free);
    const r = half + (random() - 0.5) * 3.4 * Math.sqrt(free);
    left.push({ x: p.x + n.x * l, y: p.y + n.y * l });
    right.unshift({ x: p.x - n.x * r, y: p.y - n.y * r });
  }
  return `${openPath(left)}${openPath(right, true)}Z`;
}

/** Return a line along the trail, at a distance of `offset` units from its centre line. */
function foamStreak(line: Bezier, offset: number, seed: string): string {
  const random = randomStream(seed);
  const points: Point[] = [];
  for (let i = 0; i <= 8; i += 1) {
    const t = i / 8;
    const p = pointAt(line, t);
    const n = normalAt(line, t);
    const o = offset + (random() - 0.5) * 2.2 * Math.sin(Math.PI * t);
    points.push({ x: p.x + n.x * o, y: p.y + n.y * o });
  }
  return openPath(points);
}

/** The shapes that draw one current as a trail of foam. */
interface Trail {
  readonly demand: number;
  readonly outline: string;
  readonly streaks: readonly string[];
  /** The points at which the trail's number is drawn, near both ends. */
  readonly numbers: readonly Point[];
}

/** Return the trails of a water tile, memoized by id and rotation. */
export const trailsOf = memoizeByTile((id, rotation): readonly Trail[] =>
  (waterFacts(id)?.currents ?? []).map(([from, to, demand], i) => {
    const line = currentLine(from, to, rotation);
    const seed = `${id}/${i}`;
    return {
      demand,
      outline: foamOutline(line, demand, seed),
      streaks: [-3, 2.8].map((offset, k) => foamStreak(line, offset * (1 + demand * 0.12), `${seed}/${k}`)),
      numbers: [numberAt(line, 0, 25), numberAt(line, 1, 25)],
    };
  }),
);
