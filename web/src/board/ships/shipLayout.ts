/** The layout of the ships on the beaches. */
import { berths } from "../geometry/beaches";
import { add, centre, type Point } from "../geometry/hex";
import { reuseUnchanged } from "../model/memo";
import type { MooredShip } from "../model/berthAssignments";
import type { PlacedTile } from "../model/types";

/** A ship on a beach, with its place on the board. */
export type Ship = MooredShip & Point & { readonly key: string; readonly island: string; readonly beach: number };

type Berths = readonly (MooredShip | null)[];

/** Return a function that lays out the ships at the berths of all beaches ("tonga.0"), with lower ships in front. */
export function createShipLayout(): (
  tiles: readonly PlacedTile[],
  assigned: ReadonlyMap<string, Berths>,
) => readonly Ship[] {
  const reuse = reuseUnchanged<Ship>(({ key }) => key);
  const cache = new Map<string, { tile: PlacedTile; berths: Berths; ships: readonly Ship[] }>();

  function shipsOnTile(tile: PlacedTile, assigned: ReadonlyMap<string, Berths>): Ship[] {
    const ships: Ship[] = [];
    for (let beach = 0, berths; (berths = assigned.get(`${tile.id}.${beach}`)); beach += 1) {
      const key = `${tile.id}.${beach}`;
      let cached = cache.get(key);
      if (cached?.tile !== tile || cached.berths !== berths) {
        cached = { tile, berths, ships: shipsAtBeach(tile, beach, berths) };
        cache.set(key, cached);
      }
      ships.push(...cached.ships);
    }
    return ships;
  }

  return (tiles, assigned) => reuse(tiles.flatMap((tile) => shipsOnTile(tile, assigned)).sort((a, b) => a.y - b.y));
}

function shipsAtBeach(tile: PlacedTile, beach: number, slots: Berths): Ship[] {
  const c = centre(tile.q, tile.r);
  return berths(tile.id, beach, tile.rotation).flatMap((at, slot) => {
    const ship = slots[slot];
    return ship ? [{ ...ship, ...add(c, at), key: `${tile.id}.${beach}/${slot}`, island: tile.id, beach }] : [];
  });
}
