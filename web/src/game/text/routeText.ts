/** Descriptions of routes. */
import type { DrawnRoute } from "../../board";
import { t } from "../../i18n/i18n.svelte";
import { placeName } from "./names";

/** Return a description of a route: its end, the fleet's colours and the highest demand. */
export function routeText(route: DrawnRoute): string {
  const demand = Math.max(0, ...route.steps.map((step) => step.demand));
  return t("route", {
    end: route.end,
    island: route.island ? placeName(route.island) : "",
    colours: route.colours,
    demand,
  });
}
