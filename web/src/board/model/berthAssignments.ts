/** Which berth each ship lies at. Ships stay where they are while others come and go. */
import { islandFacts } from "./tileFacts";
import type { Fleet, PendingShip, Position } from "./types";

export interface MooredShip {
  readonly colour: string;
  /** Put down but not confirmed. */
  readonly pending: boolean;
}

/** The berths of one beach after it came to hold `fleet`, given who lay where before. */
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

/** What lies at a beach, for as long as it holds the same `fleet`. */
interface Beach {
  readonly fleet: Fleet;
  readonly slots: readonly (string | null)[];
  readonly berths: readonly (MooredShip | null)[];
}

export class BerthAssignments {
  #beaches: ReadonlyMap<string, Beach> = new Map();

  /**
   * The berths of every beach ("tonga.0") of a position, the pending ships on top. Where a beach holds the same as
   * before, they are the same object.
   */
  of(position: Position, pending: readonly PendingShip[]): Map<string, readonly (MooredShip | null)[]> {
    const beaches = new Map<string, Beach>();
    for (const [id, fleets] of Object.entries(position.ships)) {
      fleets.forEach((fleet, b) => {
        const key = `${id}.${b}`;
        const was = this.#beaches.get(key);
        beaches.set(key, was?.fleet === fleet ? was : holding(fleet, was, islandFacts(id)?.beaches[b]?.berths ?? 0));
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

  /** Who lies at which berth of a beach that holds `fleet`. */
  lying(beach: string, fleet: Fleet, count: number): (string | null)[] {
    return assignBerths(this.#beaches.get(beach)?.slots ?? [], fleet, count);
  }

  /** The berth that the next ship on a beach will get. */
  next(beach: string): number {
    return Math.max(this.#beaches.get(beach)?.slots.indexOf(null) ?? 0, 0);
  }
}

function holding(fleet: Fleet, before: Beach | undefined, count: number): Beach {
  const slots = assignBerths(before?.slots ?? [], fleet, count);
  return { fleet, slots, berths: slots.map((colour) => (colour === null ? null : { colour, pending: false })) };
}
