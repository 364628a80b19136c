/** Descriptions of the targets on the board: the name, and the ships or the route at the target. */
import { islandFacts } from "../board/model/tileFacts";
import type { PendingShip, Position, Route, Target } from "../board/model/types";
import { t } from "../i18n/i18n.svelte";
import { writeMove } from "../game/text/moveNotation";
import { targetName } from "../game/text/targetNames";
import { routeText } from "../game/text/routeText";
import { colourName, fleetText, shipsIn } from "../game/text/names";
import { followPier } from "./pierDestinations";
import { berthsText, destinationText, shipsOn } from "./shipText";

interface TargetContext {
  readonly position: Position;
  readonly routes?: { readonly [move: string]: Route } | null;
}

/**
 * Return a target's name and contents. For a pier with a legal sail, the contents are the route from the server.
 * `pending`: the ships placed so far; the description of their beaches says that they are chosen.
 */
export function describeTarget(
  target: Target,
  { position, routes }: TargetContext,
  pending: readonly PendingShip[] = [],
): string {
  const place = targetName(target, position.tiles);
  const there = contentsOf(target, position, routes ?? {});
  const text = there === null ? place : t("words-target", { place, there });
  const isChosen =
    target.kind === "beach" && pending.some((ship) => ship.island === target.island && ship.beach === target.beach);
  return isChosen ? t("words-chosen", { text }) : text;
}

function contentsOf(target: Target, position: Position, routes: NonNullable<TargetContext["routes"]>): string | null {
  switch (target.kind) {
    case "island": {
      const ships = shipsOn(position, target.island);
      const facts = islandFacts(target.island);
      return t("words-island-there", { value: facts?.value ?? 0, count: shipsIn(ships), fleet: fleetText(ships) });
    }
    case "beach": {
      const berths = islandFacts(target.island)?.beaches[target.beach]?.berths ?? 0;
      return berthsText(position.ships[target.island]?.[target.beach] ?? {}, berths);
    }
    case "pier": {
      const route = routes[writeMove({ verb: "sail", island: target.island, side: target.side })];
      const tile = position.tiles.find(({ id }) => id === target.island);
      if (route) return routeText({ ...route, from: target });
      return tile ? destinationText(followPier(position.tiles, tile, target.side), position.royal) : null;
    }
    case "ship":
      return t("words-pending", { colour: colourName(target.colour) });
    case "exit":
    case "tile":
      return null;
  }
}
