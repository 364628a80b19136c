/** Landings of more ships than find a berth: those that find none return to their owners. */
import { countShips } from "../../board/model/fleets";
import { islandFacts } from "../../board/model/tileFacts";
import type { Fleet, PendingShip, Position } from "../../board/model/types";
import { parseMove } from "../text/moveNotation";
import { fullBeachesWith } from "./decisionDisplay";

/** A way to land a fleet: `land` moves, one after the other. */
export type LandingPlan = readonly string[];

/** The ships of a plan, where it puts them. */
export const shipsOfPlan = (plan: LandingPlan): PendingShip[] =>
  plan.flatMap((text) => {
    const move = parseMove(text);
    return move?.verb === "land" ? [{ island: move.island, beach: move.beach, colour: move.colour }] : [];
  });

/** How many beaches a plan fills. */
export const countFilledBeaches = (plan: LandingPlan, ships: Position["ships"]): number =>
  fullBeachesWith(ships, shipsOfPlan(plan)).length - fullBeachesWith(ships, []).length;

export interface BerthShortage {
  /** Berths that are left on the island. */
  readonly free: number;
  /** The ships that are still to land. */
  readonly fleet: Fleet;
}

/** How few berths are left for the fleet that lands on an island; null where they are enough. */
export function berthShortage(
  { ships, fleet = {} }: Pick<Position, "ships" | "fleet">,
  island: string,
): BerthShortage | null {
  const berths = islandFacts(island)?.beaches.reduce((total, beach) => total + beach.berths, 0) ?? 0;
  const free = berths - (ships[island] ?? []).reduce((total, beach) => total + countShips(beach), 0);
  return countShips(fleet) > free ? { free, fleet } : null;
}
