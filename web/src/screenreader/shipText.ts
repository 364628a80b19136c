/** Descriptions of ships and destinations for screen readers. */
import type { Fleet, Position } from "../board/model/types";
import { t } from "../i18n/i18n.svelte";
import { fleetText, placeName, shipsIn } from "../game/text/names";
import type { PierDestination } from "./pierDestinations";

/** Return the description of a beach's berths, such as "2 of 3: 1 red and 1 yellow". */
export const berthsText = (fleet: Fleet, berths: number): string =>
  t("words-berths", { taken: shipsIn(fleet), berths, fleet: fleetText(fleet) });

/** Return the description of a destination, such as "to Fiji" or "into the unknown (colours needed: 3)". */
export function destinationText({ island, demand }: PierDestination, royal: Position["royal"]): string {
  const end = island === null ? "unknown" : island in royal ? "royal" : "island";
  const there = t("words-lead", { end, island: island === null ? "" : placeName(island) });
  return demand > 0 ? t("words-lead-demand", { there, demand }) : there;
}

/** Return the number of ships of each colour on all beaches of an island. */
export function shipsOn(position: Position, island: string): Fleet {
  const all: Record<string, number> = {};
  for (const fleet of position.ships[island] ?? [])
    for (const [colour, count] of Object.entries(fleet)) all[colour] = (all[colour] ?? 0) + count;
  return all;
}
