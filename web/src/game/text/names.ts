/** Words for what a game is made of: fleets, colours, places, and who sits there. */
import { islandFacts, waterFacts } from "../../board/model/tileFacts";
import type { SeatView } from "../../generated/protocol";
import { listOf, t } from "../../i18n/i18n.svelte";

export const shipsIn = (fleet: { [colour: string]: number | undefined } | undefined): number =>
  Object.values(fleet ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** "2 red and 1 blue". */
export function fleetText(fleet: { [colour: string]: number | undefined }): string {
  return listOf(Object.entries(fleet).map(([colour, n]) => t("fleet-part", { count: n ?? 0, colour })));
}

export const colourName = (colour: string): string => t("colour-name", { colour });

/** An island's name; a water tile has none and is called by what it is. */
export const placeName = (tile: string): string => islandFacts(tile)?.name ?? t("water-tile");

/** What tells a tile from others: an island's name, or the demands of a water tile's currents. */
export function tileName(id: string): string {
  const currents = (waterFacts(id)?.currents ?? []).map(([, , demand]) => demand).join(" · ");
  return islandFacts(id)?.name ?? t("analysis-water", { currents });
}

/** Who sits there: a person by the name they gave, a bot by its colour's name. */
export const seatName = (seat: Pick<SeatView, "name" | "bot" | "colour">): string =>
  seat.bot === null ? (seat.name ?? "") : t("bot-person", { colour: seat.colour ?? "" });
