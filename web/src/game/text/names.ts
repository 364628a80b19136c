/** Names of fleets, colours, places and players in the current language. */
import { islandFacts, waterFacts } from "../../board/model/tileFacts";
import type { SeatView } from "../../generated/protocol";
import { listOf, t } from "../../i18n/i18n.svelte";

/** Return the number of ships in a fleet. */
export const shipsIn = (fleet: { [colour: string]: number | undefined } | undefined): number =>
  Object.values(fleet ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** Return a fleet as text, such as "2 red and 1 blue". */
export function fleetText(fleet: { [colour: string]: number | undefined }): string {
  return listOf(Object.entries(fleet).map(([colour, n]) => t("fleet-part", { count: n ?? 0, colour })));
}

export const colourName = (colour: string): string => t("colour-name", { colour });

/** Return an island's name, or the general term for a water tile. */
export const placeName = (tile: string): string => islandFacts(tile)?.name ?? t("water-tile");

/** Return a name that identifies a tile: the name of an island, or the demands of the currents on a water tile. */
export function tileName(id: string): string {
  const currents = (waterFacts(id)?.currents ?? []).map(([, , demand]) => demand).join(" · ");
  return islandFacts(id)?.name ?? t("analysis-water", { currents });
}

/** Return the name of the player in a seat: a person's own name, or the name of a bot of that colour. */
export const seatName = (seat: Pick<SeatView, "name" | "bot" | "colour">): string =>
  seat.bot === null ? (seat.name ?? "") : t("bot-person", { colour: seat.colour ?? "" });
