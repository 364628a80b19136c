/** Where on the board something is that a happening speaks of. */
import { berths } from "../geometry/beaches";
import { add, centre, sideMiddle, type Point } from "../geometry/hex";
import type { BerthAssignments } from "../model/berthAssignments";
import { parseBeach } from "../model/tileFacts";
import type { Fleet, PlacedTile, Position } from "../model/types";

/** A tile that is laid. */
export function findTile(p: Position, id: string): PlacedTile | undefined {
  return p.tiles.find((t) => t.id === id);
}

/** The middle of a tile's side. */
export function sidePoint(tile: PlacedTile, side: number): Point {
  return add(centre(tile.q, tile.r), sideMiddle(side, tile.rotation));
}

/** A ship that lies at a berth. */
export interface ShipAtBerth {
  readonly colour: string;
  readonly at: Point;
}

/** The ships of an island, each where it lies. */
export function shipsOnIsland(p: Position, tile: PlacedTile, moorings: BerthAssignments): ShipAtBerth[] {
  return (p.ships[tile.id] ?? []).flatMap((_, beach) => shipsOnBeach(p, tile, beach, moorings));
}

/** The ships of an island's beach, each where it lies. */
export function shipsOnBeach(p: Position, tile: PlacedTile, beach: number, moorings: BerthAssignments): ShipAtBerth[] {
  const c = centre(tile.q, tile.r);
  const places = berths(tile.id, beach, tile.rotation);
  const lying = moorings.lying(`${tile.id}.${beach}`, p.ships[tile.id]?.[beach] ?? {}, places.length);
  return places.flatMap((place, i) => {
    const colour = lying[i] ?? null;
    return colour === null ? [] : [{ colour, at: add(c, place) }];
  });
}

/** Of ships on a beach those that leave it when so many of each colour go; the others stay where they are. */
export function departingShips(lying: readonly ShipAtBerth[], fleet: Fleet): ShipAtBerth[] {
  return Object.entries(fleet).flatMap(([colour, n]) => {
    const own = lying.filter((one) => one.colour === colour);
    return own.slice(Math.max(own.length - n, 0));
  });
}

/** Where the next ship of a beach ("tonga.0") lies; null if there is none such. */
export function nextBerthPoint(p: Position, text: string, moorings: BerthAssignments): Point | null {
  const { island, beach } = parseBeach(text);
  const tile = findTile(p, island);
  const place = tile && berths(island, beach, tile.rotation)[moorings.next(text)];
  return place ? add(centre(tile.q, tile.r), place) : null;
}

/** The middle of a beach ("tonga.0"), where a fleet gathers; null if there is none such. */
export function beachCentre(p: Position, text: string): Point | null {
  const { island, beach } = parseBeach(text);
  const tile = findTile(p, island);
  if (!tile) return null;
  const places = berths(island, beach, tile.rotation);
  const middle = places[Math.floor(places.length / 2)];
  return middle ? add(centre(tile.q, tile.r), middle) : null;
}
