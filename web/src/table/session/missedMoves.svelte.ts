/** What was done at a table while its viewer was away: everything after the last move that was seen in this browser. */
import { load, store } from "../../browser/storage";
import type { LogLine } from "../../generated/protocol";

/** Tables whose last seen move is remembered. */
const TABLES = 60;
/** Moves from which on somebody who comes late to watch may like to see the beginning. */
const LATE = 20;

export type Offer = { kind: "missed"; since: number; count: number } | { kind: "late"; count: number };

export class Missed {
  offer = $state.raw<Offer | null>(null);
  #seen: number | null;

  constructor(private readonly table: string) {
    this.#seen = load<[string, number][]>("seen", []).find(([id]) => id === table)?.[1] ?? null;
  }

  /** The viewer saw the move of this entry. */
  saw(number: number): void {
    if (this.#seen !== null && number <= this.#seen) return;
    this.#seen = number;
    const others = load<[string, number][]>("seen", []).filter(([id]) => id !== this.table);
    store("seen", [[this.table, number], ...others].slice(0, TABLES));
  }

  /** The viewer is here, for the first time or again: offers what others did since. */
  back(history: readonly LogLine[], running: boolean, mine: (colour: string) => boolean, seated: boolean): void {
    const since = this.#seen;
    const decisions = history.filter((line) => line.colour !== null && line.number > (since ?? 0));
    if (running && since !== null && decisions.some((line) => line.colour !== null && !mine(line.colour))) {
      this.offer = {
        kind: "missed",
        since: this.offer?.kind === "missed" ? this.offer.since : since,
        count: decisions.length,
      };
    } else if (running && since === null && !seated && decisions.length >= LATE) {
      this.offer = { kind: "late", count: decisions.length };
    }
    this.saw(history.at(-1)?.number ?? 0);
  }

  drop(): void {
    this.offer = null;
  }
}
