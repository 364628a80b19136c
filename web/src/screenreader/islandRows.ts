/** The board as a table of islands: ships, destinations of piers, and adjacent tiles. */
import { islandFacts, type IslandFacts } from "../board/model/tileFacts";
import type { Fleet, PlacedTile, Position } from "../board/model/types";
import { followPier, adjacentTile, type PierDestination } from "./pierDestinations";

interface PierRow {
  readonly side: number;
  readonly destination: PierDestination;
}

interface BeachRow {
  readonly beach: number;
  readonly berths: number;
  /** Ships by colour. */
  readonly fleet: Fleet;
  readonly piers: readonly PierRow[];
}

interface IslandRow {
  readonly tile: PlacedTile;
  readonly facts: IslandFacts;
  /** The colour of the king of a royal island; null for an open island. */
  readonly king: string | null;
  readonly beaches: readonly BeachRow[];
  readonly neighbours: readonly { readonly side: number; readonly tile: string }[];
}

/** Return a row for each island on the board, in the order of discovery. */
export function islandRows(position: Position): IslandRow[] {
  const { tiles } = position;
  return tiles.flatMap((tile) => {
    const facts = islandFacts(tile.id);
    if (!facts) return [];
    return [
      {
        tile,
        facts,
        king: position.royal[tile.id] ?? null,
        beaches: facts.beaches.map(({ berths, piers }, beach) => ({
          beach,
          berths,
          fleet: position.ships[tile.id]?.[beach] ?? {},
          piers: piers.map((side) => ({ side, destination: followPier(tiles, tile, side) })),
        })),
        neighbours: [0, 1, 2, 3, 4, 5].flatMap((side) => {
          const other = adjacentTile(tiles, tile, side);
          return other ? [{ side, tile: other.id }] : [];
        }),
      },
    ];
  });
}
