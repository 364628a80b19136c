/** The berth of each ship on a beach. Ships keep their berths while other ships arrive and leave. */
import { islandFacts } from "./tileFacts";
import type { Fleet, PendingShip, Position } from "./types";

/** A ship at a berth. */
export interface MooredShip {
  readonly colour: string;
  /** Whether the ship has been placed but not yet confirmed. */
  readonly pending: boolean;
}

/** Return the colour at each berth of a beach that holds `fleet`. Ships that were already there keep their berths. */
export function assignBerths(before: readonly (string | null)[], fleet: Fleet, count: number): (string | null)[] {
  const left: Record<string, number> = { ...fleet };
  const slots = Array.from({ length: count }, (_, i) => {
    const colour = before[i] ?? null;
    if (colour === null || !left[colour]) return null;
    left[colour] -= 1;
    return colour;
  });
  for (const [colour, n] of Object.entries(left)) {
    for (let k = 0; k < n; k += 1) {
      const free = slots.indexOf(null);
      if (free < 0) return slots;
      slots[free] = colour;
    }
  }
  return slots;
}

/** The assignment of the ships on a beach to its berths. */
interface BeachAssignment {
  readonly fleet: Fleet;
  readonly slots: readonly (string | null)[];
  readonly berths: readonly (MooredShip | null)[];
}

export class BerthAssignments {
  #beaches: ReadonlyMap<string, BeachAssignment> = new Map();

  /**
   * Assign the ships of a position to berths. Return the berths of each beach ("tonga.0"), with pending ships on free
   * berths. The result for an unchanged beach is the same object as before.
   */
  assign(position: Position, pending: readonly PendingShip[]): Map<string, readonly (MooredShip | null)[]> {
    const beaches = new Map<string, BeachAssignment>();
    for (const [id, fleets] of Object.entries(position.ships)) {
      fleets.forEach((fleet, b) => {
        const key = `${id}.${b}`;
        const was = this.#beaches.get(key);
        beaches.set(
          key,
          was?.fleet === fleet ? was : assignBeach(fleet, was, islandFacts(id)?.beaches[b]?.berths ?? 0),
        );
      });
    }
    this.#beaches = beaches;
    const shown = new Map(Array.from(beaches, ([key, { berths }]) => [key, berths]));
    for (const { island, beach, colour } of pending) {
      const berths = shown.get(`${island}.${beach}`);
      const free = berths?.indexOf(null) ?? -1;
      if (berths && free >= 0) shown.set(`${island}.${beach}`, berths.with(free, { colour, pending: true }));
    }
    return shown;
  }

  /** Return the colour at each berth of a beach that holds `fleet`. */
  occupants(beach: string, fleet: Fleet, count: number): (string | null)[] {
    return assignBerths(this.#beaches.get(beach)?.slots ?? [], fleet, count);
  }

  /** Return the index of the berth for the next ship on a beach. */
  nextFreeBerth(beach: string): number {
    return Math.max(this.#beaches.get(beach)?.slots.indexOf(null) ?? 0, 0);
  }
}

function assignBeach(fleet: Fleet, before: BeachAssignment | undefined, count: number): BeachAssignment {
  const slots = assignBerths(before?.slots ?? [], fleet, count);
  return { fleet, slots, berths: slots.map((colour) => (colour === null ? null : { colour, pending: false })) };
}
