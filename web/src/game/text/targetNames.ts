/** Places of the board in words, for those who do not see it: piers, exits and beaches by where they look. */
import { islandFacts } from "../../board/model/tileFacts";
import type { Target } from "../../board";
import type { PlacedTile } from "../../board/model/types";
import { listOf, t } from "../../i18n/i18n.svelte";
import { placeName } from "./names";

/** The directions of the sides of a tile that lies as it is printed, from the emblem's, clockwise. */
const WORDS = ["south", "south-west", "north-west", "north", "north-east", "south-east"] as const;

/** Where a tile's side looks: "north-east". */
export const sideName = (side: number, rotation: number): string =>
  t("direction", { direction: WORDS[(side + rotation) % WORDS.length]! });

/** What a target is called on a board with these tiles. */
export function targetName(target: Target, tiles: readonly PlacedTile[]): string {
  const towards = (tile: string, side: number): string =>
    sideName(side, tiles.find((one) => one.id === tile)?.rotation ?? 0);
  switch (target.kind) {
    case "island":
      return placeName(target.island);
    case "tile":
      return placeName(target.tile);
    case "pier":
      return t("pier-name", { island: placeName(target.island), direction: towards(target.island, target.side) });
    case "exit":
      return t("exit-name", { tile: placeName(target.tile), direction: towards(target.tile, target.side) });
    case "beach":
    case "ship": {
      const piers = islandFacts(target.island)?.beaches[target.beach]?.piers ?? [];
      return t("beach-name", {
        island: placeName(target.island),
        directions: listOf(piers.map((side) => towards(target.island, side))),
      });
    }
  }
}
