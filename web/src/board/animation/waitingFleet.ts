/** The place of the fleet that waits for its landing or for a draw, without an animation that has brought it there. */
import {
  add,
  APOTHEM,
  centre,
  distance,
  facing,
  interpolate,
  neighbour,
  sideMiddle,
  type Point,
} from "../geometry/hex";
import { islandFacts, parseBeach } from "../model/tileFacts";
import type { Happening, PlacedTile, Position } from "../model/types";
import { findTile, sidePoint } from "./locations";

/**
 * Return the board point where a fleet that comes from `from` waits to land on an island. It is at some distance from
 * the pier, so that the fleet covers neither the island's name nor other ships.
 */
export function landingPoint(island: PlacedTile, from: Point): Point {
  const c = centre(island.q, island.r);
  return interpolate(c, from, Math.min(1, (APOTHEM - 4) / (distance(c, from) || 1)));
}

/**
 * Return the board point where the fleet under way waits; null if it is unknown. `voyage`: the latest happenings, of
 * which those since the fleet sailed are used. The first ones may be missing.
 */
export function waitingPoint(p: Position, voyage: readonly Happening[]): Point | null {
  const start = voyage.findLastIndex(({ kind }) => kind === "sailed");
  let at: Point | null = null;
  for (const h of voyage.slice(Math.max(start, 0))) {
    const tile = tileOf(p, h);
    if (!tile) continue;
    if (h.kind === "sailed") at = sidePoint(tile, h.side);
    else if (h.kind === "passed") at = sidePoint(tile, h.exit);
    else at = landingPoint(tile, at ?? likelySide(p, tile));
  }
  return at;
}

/** Return the tile from which a fleet sails, through which it passes, or where it arrives. */
function tileOf(p: Position, h: Happening): PlacedTile | undefined {
  if (h.kind === "sailed") return findTile(p, parseBeach(h.beach).island);
  if (h.kind === "passed") return findTile(p, h.tile);
  return h.kind === "arrived" ? findTile(p, h.island) : undefined;
}

/** Return the side with a pier through which a fleet has probably arrived: the one nearest to its origin. */
function likelySide(p: Position, island: PlacedTile): Point {
  const c = centre(island.q, island.r);
  const origin = p.from === undefined || p.from === island.id ? undefined : findTile(p, p.from);
  const goal = origin ? centre(origin.q, origin.r) : c;
  const piers = islandFacts(island.id)?.beaches.flatMap(({ piers }) => piers) ?? [];
  const sides = piers.filter((side) => hasNeighbour(p, island, side));
  const points = (sides.length > 0 ? sides : [0]).map((side) => add(c, sideMiddle(side, island.rotation)));
  return points.reduce((best, point) => (distance(point, goal) < distance(best, goal) ? point : best));
}

function hasNeighbour(p: Position, { q, r, rotation }: PlacedTile, side: number): boolean {
  const next = neighbour(q, r, facing(side, rotation));
  return p.tiles.some((tile) => tile.q === next.q && tile.r === next.r);
}
