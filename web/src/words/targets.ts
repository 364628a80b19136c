/** What a target on the board is called, with what is there: all that a glance would tell. */
import { islandFacts } from "../board/model/tileFacts";
import type { Position, Route, Target } from "../board/model/types";
import { t } from "../i18n/i18n.svelte";
import { writeMove } from "../game/text/moveNotation";
import { targetName } from "../game/text/targetNames";
import { routeText } from "../game/text/routeText";
import { colourName, fleetText, shipsIn } from "../game/text/names";
import { along } from "./along";
import { berthsText, leadText, shipsOn } from "./ships";

interface Shown {
  readonly position: Position;
  readonly routes?: { readonly [move: string]: Route } | null;
}

/** A target's name and what is there; of a pier that may be sailed from, what the server says of its way. */
export function targetInWords(target: Target, { position, routes }: Shown): string {
  const place = targetName(target, position.tiles);
  const there = whatIsThere(target, position, routes ?? {});
  return there === null ? place : t("words-target", { place, there });
}

function whatIsThere(target: Target, position: Position, routes: NonNullable<Shown["routes"]>): string | null {
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
      const tile = position.tiles.find((one) => one.id === target.island);
      if (route) return routeText({ ...route, from: target });
      return tile ? leadText(along(position.tiles, tile, target.side), position.royal) : null;
    }
    case "ship":
      return t("words-pending", { colour: colourName(target.colour) });
    case "exit":
    case "tile":
      return null;
  }
}
