/** Landings of more ships than find a berth: those that find none return to their owners. */
import { count } from "../board/after";
import { island as islandFacts } from "../board/tiles";
import type { Fleet, Position } from "../board/types";

export interface Scarce {
  /** Berths that are left on the island. */
  readonly free: number;
  /** The ships that are still to land. */
  readonly fleet: Fleet;
}

/** How few berths are left for the fleet that lands on an island; null where they are enough. */
export function scarcity({ ships, fleet = {} }: Pick<Position, "ships" | "fleet">, island: string): Scarce | null {
  const berths = islandFacts(island)?.beaches.reduce((total, beach) => total + beach.berths, 0) ?? 0;
  const free = berths - (ships[island] ?? []).reduce((total, beach) => total + count(beach), 0);
  return count(fleet) > free ? { free, fleet } : null;
}
