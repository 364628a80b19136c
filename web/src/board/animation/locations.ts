/** Functions that return the board points of tiles, sides, ships and beaches. */
import { berths } from "../geometry/beaches";
import { add, centre, sideMiddle, type Point } from "../geometry/hex";
import type { BerthAssignments } from "../model/berthAssignments";
import { parseBeach } from "../model/tileFacts";
import type { Fleet, PlacedTile, Position } from "../model/types";

/** Return a tile on the board. */
export function findTile(p: Position, id: string): PlacedTile | undefined {
  return p.tiles.find((t) => t.id === id);
}

/** Return the midpoint of a tile's side. */
export function sidePoint(tile: PlacedTile, side: number): Point {
  return add(centre(tile.q, tile.r), sideMiddle(side, tile.rotation));
}

/** A ship and its place on the board. */
export interface ShipAtBerth {
  readonly colour: string;
  readonly at: Point;
}

/** Return the ships on an island with their places. */
export function shipsOnIsland(p: Position, tile: PlacedTile, assignments: BerthAssignments): ShipAtBerth[] {
  return (p.ships[tile.id] ?? []).flatMap((_, beach) => shipsOnBeach(p, tile, beach, assignments));
}

/** Return the ships on a beach with their places. */
export function shipsOnBeach(
  p: Position,
  tile: PlacedTile,
  beach: number,
  assignments: BerthAssignments,
): ShipAtBerth[] {
  const c = centre(tile.q, tile.r);
  const places = berths(tile.id, beach, tile.rotation);
  const occupants = assignments.occupants(`${tile.id}.${beach}`, p.ships[tile.id]?.[beach] ?? {}, places.length);
  return places.flatMap((place, i) => {
    const colour = occupants[i] ?? null;
    return colour === null ? [] : [{ colour, at: add(c, place) }];
  });
}

/** Return the ships that leave a beach as part of `fleet`: the last ones of each colour. */
export function departingShips(ships: readonly ShipAtBerth[], fleet: Fleet): ShipAtBerth[] {
  return Object.entries(fleet).flatMap(([colour, n]) => {
    const own = ships.filter((ship) => ship.colour === colour);
    return own.slice(Math.max(own.length - n, 0));
  });
}

/** Return the place of the next free berth of a beach ("tonga.0"); null if there is no such beach. */
export function nextBerthPoint(p: Position, text: string, assignments: BerthAssignments): Point | null {
  const { island, beach } = parseBeach(text);
  const tile = findTile(p, island);
  const place = tile && berths(island, beach, tile.rotation)[assignments.nextFreeBerth(text)];
  return place ? add(centre(tile.q, tile.r), place) : null;
}

/** Return the middle berth of a beach ("tonga.0"), where a fleet gathers; null if there is no such beach. */
export function beachCentre(p: Position, text: string): Point | null {
  const { island, beach } = parseBeach(text);
  const tile = findTile(p, island);
  if (!tile) return null;
  const places = berths(island, beach, tile.rotation);
  const middle = places[Math.floor(places.length / 2)];
  return middle ? add(centre(tile.q, tile.r), middle) : null;
}
