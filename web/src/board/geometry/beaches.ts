/**
 * The layout of an island's beaches and berths. A beach is an arc of the island's rim that contains the sides with its
 * piers. The borders between beaches are chosen so that the berths are spread as evenly as the piers allow. Angles are
 * in degrees, clockwise on the unrotated tile, and may exceed 360.
 */
import { angleOf, polar, type Point } from "./hex";
import { memoizeByTile } from "../model/memo";
import { islandFacts, type IslandFacts } from "../model/tileFacts";

/** Radius of the circle on which the berths are placed. */
export const BERTH_RADIUS = 61.5;
/** Half the width of the headland between two beaches, in degrees. */
const HEADLAND = 4;
/** Minimum angle from a border to the nearest pier, in degrees. */
const PIER_ROOM = 17;

export interface Arc {
  readonly from: number;
  readonly to: number;
}

const cache = new Map<string, readonly Arc[]>();

/** Return the arcs of an island's beaches, without the headlands between them. */
export function beachArcs(id: string): readonly Arc[] {
  let arcs = cache.get(id);
  if (!arcs) {
    const facts = islandFacts(id);
    arcs = facts ? computeArcs(facts) : [];
    cache.set(id, arcs);
  }
  return arcs;
}

/** Return the berths of a beach on a rotated tile, relative to the tile's centre. */
export function berths(id: string, beach: number, rotation: number): readonly Point[] {
  return allBerths(id, rotation)[beach] ?? [];
}

const allBerths = memoizeByTile((id, rotation): readonly (readonly Point[])[] =>
  beachArcs(id).map((arc, beach) => {
    const count = islandFacts(id)?.beaches[beach]?.berths ?? 0;
    const room = (arc.to - arc.from) / count;
    // On wide beaches the berths are close to the middle, so that they look like one group.
    const step = Math.min(room, 26);
    const middle = (arc.from + arc.to) / 2;
    return Array.from({ length: count }, (_, k) =>
      polar(middle + (k - (count - 1) / 2) * step + 60 * rotation, BERTH_RADIUS),
    );
  }),
);

/** Compute the arcs of an island's beaches. */
function computeArcs(facts: IslandFacts): Arc[] {
  // Beaches are in the order of their piers, clockwise from side 0.
  const firsts = facts.beaches.map((b) => angleOf(Math.min(...b.piers)));
  const lasts = facts.beaches.map((b) => angleOf(Math.max(...b.piers)));
  const n = facts.beaches.length;
  // borders[i] is between beach i and the next beach. The last border is beyond 360 degrees.
  const nextFirst = (i: number): number => (i + 1 < n ? firsts[i + 1]! : firsts[0]! + 360);
  const borders = facts.beaches.map((_, i) => (lasts[i]! + nextFirst(i)) / 2);
  const start = (i: number): number => (i > 0 ? borders[i - 1]! : borders[n - 1]! - 360);
  for (let round = 0; round < 60; round += 1) {
    for (let i = 0; i < n; i += 1) {
      const after = (i + 1) % n;
      const wrap = i + 1 < n ? 0 : 360;
      const begin = start(i);
      const end = borders[after]! + wrap;
      const own = facts.beaches[i]!.berths;
      const share = own / (own + facts.beaches[after]!.berths);
      const wanted = begin + (end - begin) * share;
      borders[i] = clamp(wanted, lasts[i]! + PIER_ROOM, nextFirst(i) - PIER_ROOM);
    }
  }
  return facts.beaches.map((_, i) => ({ from: start(i) + HEADLAND, to: borders[i]! - HEADLAND }));
}

function clamp(n: number, low: number, high: number): number {
  return Math.min(Math.max(n, low), high);
}
