/** The trails of foam on a water tile. */
import { randomStream } from "./seededRandom";
import { openPath } from "./curve";
import { APOTHEM, roundToTenth, mod6, sideMiddle, type Point } from "./hex";
import { memoizeByTile } from "../model/memo";
import { waterFacts } from "../model/tileFacts";

/** A cubic Bézier from one side's middle to another's, leaving each at a right angle. */
export type Bezier = readonly [Point, Point, Point, Point];

/** How far towards the centre the handles reach, by the number of sides between the ends. */
const REACH = [0, 0.5, 0.38, 0.2];

/** The middle line of a current on a tile turned by `rotation`. */
export function currentLine(from: number, to: number, rotation: number): Bezier {
  const apart = Math.min(mod6(to - from), mod6(from - to));
  const inner = APOTHEM * (REACH[apart] ?? 0.2);
  return [
    sideMiddle(from, rotation),
    sideMiddle(from, rotation, inner),
    sideMiddle(to, rotation, inner),
    sideMiddle(to, rotation),
  ];
}

export function pointAt([a, b, c, d]: Bezier, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

/** The unit vector to the left of the line at t. */
function normalAt(line: Bezier, t: number): Point {
  const a = pointAt(line, Math.max(0, t - 0.01));
  const b = pointAt(line, Math.min(1, t + 0.01));
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
}

export function linePath([a, b, c, d]: Bezier): string {
  return `M${roundToTenth(a.x)} ${roundToTenth(a.y)}C${roundToTenth(b.x)} ${roundToTenth(b.y)} ${roundToTenth(c.x)} ${roundToTenth(c.y)} ${roundToTenth(d.x)} ${roundToTenth(d.y)}`;
}

/** Where on the line a number sits: `inwards` units from the end's side. */
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

/** Half the width of a trail where it meets a side, the same on every tile so that trails join. */
export const MOUTH = 6.5;

const STEPS = 14;

/** The outline of a trail: it swells with its demand, and its edges are ragged as foam is. */
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

/** A line along the trail, `offset` units beside its middle. */
export function foamStreak(line: Bezier, offset: number, seed: string): string {
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

/** A trail of foam as it is drawn. */
export interface Trail {
  readonly demand: number;
  readonly outline: string;
  readonly streaks: readonly string[];
  /** Where its number stands, at both ends. */
  readonly numbers: readonly Point[];
}

/** The trails of water tile `id` turned by `rotation`. */
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
