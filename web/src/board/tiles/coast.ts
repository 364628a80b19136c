/** The outlines of an island: its coast, sandy bays, and green headlands between them. */
import { beachArcs, type Arc } from "../geometry/beaches";
import { randomStream, wobble } from "../geometry/seededRandom";
import { closedPath } from "../geometry/curve";
import { edgeDistance, polar, type Point } from "../geometry/hex";
import { memoizeByTile } from "../model/memo";

/** The outlines of a rotated island as SVG paths around the tile's centre. */
interface Coast {
  /** The lagoon, from its outer edge inwards. */
  readonly shallows: string;
  readonly surf: string;
  readonly sand: string;
  readonly green: string;
  readonly meadow: string;
}

/** Return the outlines of an island, memoized by id and rotation. */
export const coast = memoizeByTile(draw);

function draw(id: string, rotation: number): Coast {
  const random = randomStream(id);
  const broad = wobble(random, 3, 5);
  const fine = wobble(random, 9, 13);
  const inner = wobble(random, 5, 9);
  const arcs = beachArcs(id);
  const shore = memoizeByAngle((a) => {
    const free = 75 + 2 * broad(a) + 0.8 * fine(a) - 2.4 * bay(arcs, a) + 5 * headland(arcs, a);
    return Math.max(Math.min(free, edgeDistance(a) - 6), 71);
  });
  const verge = (a: number): number => {
    const jut = headland(arcs, a);
    const green = 48.5 + 2 * inner(a) - 1.5 * bay(arcs, a);
    return jut === 0 ? green : green * (1 - jut) + (shore(a) - 3.5) * jut;
  };
  const ring = (radius: (a: number) => number, step: number): string => {
    const points: Point[] = [];
    for (let a = 0; a < 360; a += step) points.push(polar(a + 60 * rotation, radius(a)));
    return closedPath(points);
  };
  return {
    shallows: ring((a) => Math.min(shore(a) + 8.5 + 1.6 * broad(a + 40), edgeDistance(a) - 1), 10),
    surf: ring((a) => shore(a) + 2.2, 5),
    sand: ring(shore, 5),
    green: ring(verge, 3),
    meadow: ring((a) => 38 + 3 * inner(a + 90) + 1.4 * fine(a), 8),
  };
}

/** Return `radius`, memoized by angle: several outlines use it at the same angles. */
function memoizeByAngle(radius: (angle: number) => number): (angle: number) => number {
  const results = new Map<number, number>();
  return (angle) => {
    const known = results.get(angle);
    if (known !== undefined) return known;
    const result = radius(angle);
    results.set(angle, result);
    return result;
  };
}

/** Return 1 in the middle of a headland, 0 on a beach, and intermediate values on the slopes of a headland. */
export function headland(arcs: readonly Arc[], angle: number): number {
  let outside = 180;
  for (const arc of arcs) {
    const half = (arc.to - arc.from) / 2;
    const off = Math.abs(((((angle - (arc.from + arc.to) / 2) % 360) + 540) % 360) - 180);
    outside = Math.min(outside, off - half);
  }
  // Let the green extend a little onto the beach, and rise steeply to the headland's tip.
  const t = Math.min(Math.max((outside + 4) / 7, 0), 1);
  return t * t * (3 - 2 * t);
}

/** Return 1 in the middle of a beach, and 0 at its ends and outside it. */
function bay(arcs: readonly Arc[], angle: number): number {
  let depth = 0;
  for (const arc of arcs) {
    const half = (arc.to - arc.from) / 2;
    const off = Math.abs(((((angle - (arc.from + arc.to) / 2) % 360) + 540) % 360) - 180);
    if (off < half) depth = Math.cos((Math.PI / 2) * (off / half)) ** 0.7;
  }
  return depth;
}

/** Return the angles of the headlands' tips on the unrotated tile. */
export function headlands(id: string): number[] {
  const arcs = beachArcs(id);
  return arcs.map((arc, i) => {
    const next = arcs[(i + 1) % arcs.length]!.from + (i + 1 < arcs.length ? 0 : 360);
    return (arc.to + next) / 2;
  });
}
