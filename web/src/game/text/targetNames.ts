/** Names of the board's targets for screen readers: piers, exits and beaches by their directions. */
import { islandFacts } from "../../board/model/tileFacts";
import type { Target } from "../../board";
import type { PlacedTile } from "../../board/model/types";
import { listOf, t } from "../../i18n/i18n.svelte";
import { placeName } from "./names";

/** The directions of the sides of an unrotated tile, clockwise from the side of the emblem. */
const DIRECTION_IDS = ["south", "south-west", "north-west", "north", "north-east", "south-east"] as const;

/** Return the direction of a tile's side, such as "north-east". */
export const sideName = (side: number, rotation: number): string =>
  t("direction", { direction: DIRECTION_IDS[(side + rotation) % DIRECTION_IDS.length]! });

/** Return the name of a target on a board with these tiles. */
export function targetName(target: Target, tiles: readonly PlacedTile[]): string {
  const directionOf = (tile: string, side: number): string =>
    sideName(side, tiles.find(({ id }) => id === tile)?.rotation ?? 0);
  switch (target.kind) {
    case "island":
      return placeName(target.island);
    case "tile":
      return placeName(target.tile);
    case "pier":
      return t("pier-name", { island: placeName(target.island), direction: directionOf(target.island, target.side) });
    case "exit":
      return t("exit-name", { tile: placeName(target.tile), direction: directionOf(target.tile, target.side) });
    case "beach":
    case "ship": {
      const piers = islandFacts(target.island)?.beaches[target.beach]?.piers ?? [];
      return t("beach-name", {
        island: placeName(target.island),
        directions: listOf(piers.map((side) => directionOf(target.island, side))),
      });
    }
  }
}
