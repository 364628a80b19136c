/** Where a route leads, in words. */
import type { DrawnRoute } from "../../board";
import { t } from "../../i18n/i18n.svelte";
import { placeName } from "./names";

export function routeText(way: DrawnRoute): string {
  const demand = Math.max(0, ...way.steps.map((step) => step.demand));
  return t("route", { end: way.end, island: way.island ? placeName(way.island) : "", colours: way.colours, demand });
}
