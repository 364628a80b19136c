/** Where on the board something is that a happening speaks of. */
import { shipsOf } from "./after";
import { berths } from "./beaches";
import { add, centre, sideMiddle, type Point } from "./hex";
import type { Moorings } from "./moorings";
import { parseBeach } from "./tiles";
import type { PlacedTile, Position } from "./types";

/** A tile that is laid. */
export function find(p: Position, id: string): PlacedTile | undefined {
  return p.tiles.find((t) => t.id === id);
}

/** The middle of a tile's side. */
export function sideOf(tile: PlacedTile, side: number): Point {
  return add(centre(tile.q, tile.r), sideMiddle(side, tile.rotation));
}

/** The ships of an island, each where a berth of its beach is. */
export function onIsland(p: Position, tile: PlacedTile): { colour: string; at: Point }[] {
  const c = centre(tile.q, tile.r);
  return (p.ships[tile.id] ?? []).flatMap((fleet, b) => {
    const places = berths(tile.id, b, tile.rotation);
    return shipsOf(fleet).map((colour, i) => ({ colour, at: add(c, places[i] ?? { x: 0, y: 0 }) }));
  });
}

/** Where the next ship of a beach ("tonga.0") lies; null if there is none such. */
export function berthPoint(p: Position, text: string, moorings: Moorings): Point | null {
  const { island, beach } = parseBeach(text);
  const tile = find(p, island);
  const place = tile && berths(island, beach, tile.rotation)[moorings.next(text)];
  return place ? add(centre(tile.q, tile.r), place) : null;
}

/** The middle of a beach ("tonga.0"), where a fleet gathers; null if there is none such. */
export function beachPoint(p: Position, text: string): Point | null {
  const { island, beach } = parseBeach(text);
  const tile = find(p, island);
  if (!tile) return null;
  const places = berths(island, beach, tile.rotation);
  const middle = places[Math.floor(places.length / 2)];
  return middle ? add(centre(tile.q, tile.r), middle) : null;
}
