/**
 * Where an island's beaches and berths lie. A beach is an arc of the rim around the sides of its piers; the
 * borders between beaches move so that berths are spread as evenly as the piers allow. Angles are degrees in the
 * tile's own frame (rotation 0), growing clockwise, and may pass 360.
 */
import { angleOf, polar, type Point } from "./hex";
import { memoizeByTile } from "../model/memo";
import { islandFacts, type IslandFacts } from "../model/tileFacts";

/** The circle on which ships lie. */
export const BERTH_RADIUS = 61.5;
/** Half of a headland between two beaches, in degrees. */
const HEADLAND = 4;
/** Least angle from a border to the nearest pier. */
const PIER_ROOM = 17;

export interface Arc {
  readonly from: number;
  readonly to: number;
}

const cache = new Map<string, readonly Arc[]>();

/** The arc of every beach of an island, headlands left out. */
export function beachArcs(id: string): readonly Arc[] {
  let arcs = cache.get(id);
  if (!arcs) {
    const facts = islandFacts(id);
    arcs = facts ? layOut(facts) : [];
    cache.set(id, arcs);
  }
  return arcs;
}

/** Where the ships of a beach lie, from the tile's centre, on a tile turned by `rotation`. */
export function berths(id: string, beach: number, rotation: number): readonly Point[] {
  return allBerths(id, rotation)[beach] ?? [];
}

const allBerths = memoizeByTile((id, rotation): readonly (readonly Point[])[] =>
  beachArcs(id).map((arc, beach) => {
    const count = islandFacts(id)?.beaches[beach]?.berths ?? 0;
    const room = (arc.to - arc.from) / count;
    // Wide beaches gather their berths towards the middle, so that a beach reads as one.
    const step = Math.min(room, 26);
    const middle = (arc.from + arc.to) / 2;
    return Array.from({ length: count }, (_, k) =>
      polar(middle + (k - (count - 1) / 2) * step + 60 * rotation, BERTH_RADIUS),
    );
  }),
);

function layOut(facts: IslandFacts): Arc[] {
  // Beaches come in the order of their piers, clockwise from side 0.
  const firsts = facts.beaches.map((b) => angleOf(Math.min(...b.piers)));
  const lasts = facts.beaches.map((b) => angleOf(Math.max(...b.piers)));
  const n = facts.beaches.length;
  // borders[i] lies between beach i and the next one; the last one lies beyond the full turn.
  const nextFirst = (i: number): number => (i + 1 < n ? firsts[i + 1]! : firsts[0]! + 360);
  const borders = facts.beaches.map((_, i) => (lasts[i]! + nextFirst(i)) / 2);
  const start = (i: number): number => (i > 0 ? borders[i - 1]! : borders[n - 1]! - 360);
  for (let round = 0; round < 60; round += 1) {
    for (let i = 0; i < n; i += 1) {
      const after = (i + 1) % n;
      const wrap = i + 1 < n ? 0 : 360;
      const begin = start(i);
      const end = borders[after]! + wrap;
      const mine = facts.beaches[i]!.berths;
      const share = mine / (mine + facts.beaches[after]!.berths);
      const wanted = begin + (end - begin) * share;
      borders[i] = clamp(wanted, lasts[i]! + PIER_ROOM, nextFirst(i) - PIER_ROOM);
    }
  }
  return facts.beaches.map((_, i) => ({ from: start(i) + HEADLAND, to: borders[i]! - HEADLAND }));
}

function clamp(n: number, low: number, high: number): number {
  return Math.min(Math.max(n, low), high);
}
