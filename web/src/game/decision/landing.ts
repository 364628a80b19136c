/** Landings: plans for the fleet's ships, and the shortage of berths. Ships without a berth go back to their owners. */
import { countShips, fullBeachesWith } from "../../board/model/fleets";
import { islandFacts } from "../../board/model/tileFacts";
import type { Fleet, PendingShip, Position } from "../../board/model/types";
import { parseMove } from "../text/moveNotation";

/** A plan to land a fleet: a list of `land` moves. */
export type LandingPlan = readonly string[];

/** Return the ships that a plan places on beaches, as pending ships. */
export const shipsOfPlan = (plan: LandingPlan): PendingShip[] =>
  plan.flatMap((text) => {
    const move = parseMove(text);
    return move?.verb === "land" ? [{ island: move.island, beach: move.beach, colour: move.colour }] : [];
  });

/** Return the number of beaches that a plan fills. */
export const countFilledBeaches = (plan: LandingPlan, ships: Position["ships"]): number =>
  fullBeachesWith(ships, shipsOfPlan(plan)).length - fullBeachesWith(ships, []).length;

export interface BerthShortage {
  /** The free berths on the island. */
  readonly free: number;
  /** The ships that have not landed yet. */
  readonly fleet: Fleet;
}

/** Return the shortage of berths for the fleet that lands on an island; null if there are enough. */
export function berthShortage(
  { ships, fleet = {} }: Pick<Position, "ships" | "fleet">,
  island: string,
): BerthShortage | null {
  const berths = islandFacts(island)?.beaches.reduce((total, beach) => total + beach.berths, 0) ?? 0;
  const free = berths - (ships[island] ?? []).reduce((total, beach) => total + countShips(beach), 0);
  return countShips(fleet) > free ? { free, fleet } : null;
}
