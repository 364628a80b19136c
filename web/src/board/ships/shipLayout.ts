/** The ships on the beaches, as they are drawn. */
import { berths } from "../geometry/beaches";
import { add, centre, type Point } from "../geometry/hex";
import { reuseUnchanged } from "../model/memo";
import type { MooredShip } from "../model/berthAssignments";
import type { PlacedTile } from "../model/types";

/** A ship on a beach: its place on the board, and which it is. */
export type Ship = MooredShip & Point & { readonly key: string; readonly island: string; readonly beach: number };

type Berths = readonly (MooredShip | null)[];

/** Gives the ships that lie at the berths of all beaches ("tonga.0"), those lower down in front. */
export function createShipLayout(): (
  tiles: readonly PlacedTile[],
  moored: ReadonlyMap<string, Berths>,
) => readonly Ship[] {
  const same = reuseUnchanged<Ship>(({ key }) => key);
  const known = new Map<string, { tile: PlacedTile; berths: Berths; ships: readonly Ship[] }>();

  function around(tile: PlacedTile, moored: ReadonlyMap<string, Berths>): Ship[] {
    const ships: Ship[] = [];
    for (let beach = 0, berths; (berths = moored.get(`${tile.id}.${beach}`)); beach += 1) {
      const key = `${tile.id}.${beach}`;
      let lying = known.get(key);
      if (lying?.tile !== tile || lying.berths !== berths) {
        lying = { tile, berths, ships: atBeach(tile, beach, berths) };
        known.set(key, lying);
      }
      ships.push(...lying.ships);
    }
    return ships;
  }

  return (tiles, moored) => same(tiles.flatMap((tile) => around(tile, moored)).sort((a, b) => a.y - b.y));
}

function atBeach(tile: PlacedTile, beach: number, slots: Berths): Ship[] {
  const c = centre(tile.q, tile.r);
  return berths(tile.id, beach, tile.rotation).flatMap((at, slot) => {
    const ship = slots[slot];
    return ship ? [{ ...ship, ...add(c, at), key: `${tile.id}.${beach}/${slot}`, island: tile.id, beach }] : [];
  });
}
