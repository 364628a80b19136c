/** Which berth each ship lies at. Ships stay where they are while others come and go. */
import { island } from "./tiles";
import type { Fleet, PendingShip, Position } from "./types";

export interface Berth {
  readonly colour: string;
  /** Put down but not confirmed. */
  readonly pending: boolean;
}

/** The berths of one beach after it came to hold `fleet`, given who lay where before. */
export function moor(before: readonly (string | null)[], fleet: Fleet, count: number): (string | null)[] {
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

export class Moorings {
  #beaches = new Map<string, readonly (string | null)[]>();

  /** The berths of every beach ("tonga.0") of a position, the pending ships on top. */
  of(position: Position, pending: readonly PendingShip[]): Map<string, (Berth | null)[]> {
    const seen = new Map<string, readonly (string | null)[]>();
    const shown = new Map<string, (Berth | null)[]>();
    for (const [id, beaches] of Object.entries(position.ships)) {
      beaches.forEach((fleet, b) => {
        const key = `${id}.${b}`;
        const slots = moor(this.#beaches.get(key) ?? [], fleet, island(id)?.beaches[b]?.berths ?? 0);
        seen.set(key, slots);
        shown.set(
          key,
          slots.map((colour) => (colour === null ? null : { colour, pending: false })),
        );
      });
    }
    for (const ship of pending) {
      const slots = shown.get(`${ship.island}.${ship.beach}`);
      const free = slots?.indexOf(null) ?? -1;
      if (slots && free >= 0) slots[free] = { colour: ship.colour, pending: true };
    }
    this.#beaches = seen;
    return shown;
  }

  /** Who lies at which berth of a beach that holds `fleet`. */
  lying(beach: string, fleet: Fleet, count: number): (string | null)[] {
    return moor(this.#beaches.get(beach) ?? [], fleet, count);
  }

  /** The berth that the next ship on a beach will get. */
  next(beach: string): number {
    return Math.max(this.#beaches.get(beach)?.indexOf(null) ?? 0, 0);
  }
}
