/** The ships on the beaches, as they are drawn. */
import { berths } from "./beaches";
import { add, centre, type Point } from "./hex";
import { kept } from "./kept";
import type { Berth } from "./moorings";
import type { PlacedTile } from "./types";

/** A ship on a beach: its place on the board, and which it is. */
export type Ship = Berth & Point & { readonly key: string; readonly island: string; readonly beach: number };

/** Gives the ships that lie at the berths of all beaches ("tonga.0"), those lower down in front. */
export function floating(): (tiles: readonly PlacedTile[], moored: Moored) => readonly Ship[] {
  const same = kept<Ship>(({ key }) => key);
  return (tiles, moored) => same(tiles.flatMap((tile) => around(tile, moored)).sort((a, b) => a.y - b.y));
}

type Moored = ReadonlyMap<string, readonly (Berth | null)[]>;

function around(tile: PlacedTile, moored: Moored): Ship[] {
  const c = centre(tile.q, tile.r);
  const ships: Ship[] = [];
  for (let beach = 0; moored.has(`${tile.id}.${beach}`); beach += 1) {
    const slots = moored.get(`${tile.id}.${beach}`) ?? [];
    berths(tile.id, beach, tile.rotation).forEach((at, slot) => {
      const ship = slots[slot];
      if (ship) ships.push({ ...ship, ...add(c, at), key: `${tile.id}.${beach}/${slot}`, island: tile.id, beach });
    });
  }
  return ships;
}
