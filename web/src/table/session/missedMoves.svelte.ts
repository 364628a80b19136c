/** The moves that the viewer missed while away: all moves after the last one that this browser showed. */
import { load, store } from "../../browser/storage";
import type { LogLine } from "../../generated/protocol";

/** Maximum number of tables for which the last move seen is stored. */
const MAX_TABLES = 60;
/** Minimum number of moves in a game before new spectators are offered to watch it from the beginning. */
const LATE = 20;

export type Offer = { kind: "missed"; since: number; count: number } | { kind: "late"; count: number };

export class MissedMoves {
  offer = $state.raw<Offer | null>(null);
  #lastSeen: number | null;

  constructor(private readonly table: string) {
    this.#lastSeen = load<[string, number][]>("seen", []).find(([id]) => id === table)?.[1] ?? null;
  }

  /** Store that the viewer has seen the move with this number. */
  markSeen(number: number): void {
    if (this.#lastSeen !== null && number <= this.#lastSeen) return;
    this.#lastSeen = number;
    const others = load<[string, number][]>("seen", []).filter(([id]) => id !== this.table);
    store("seen", [[this.table, number], ...others].slice(0, MAX_TABLES));
  }

  /** Offer to show the moves made by others while the viewer was away. Called when the viewer comes back. */
  updateOffer(moves: readonly LogLine[], running: boolean, isOwn: (colour: string) => boolean, seated: boolean): void {
    const since = this.#lastSeen;
    const decisions = moves.filter((line) => line.colour !== null && line.number > (since ?? 0));
    if (running && since !== null && decisions.some((line) => line.colour !== null && !isOwn(line.colour))) {
      this.offer = {
        kind: "missed",
        since: this.offer?.kind === "missed" ? this.offer.since : since,
        count: decisions.length,
      };
    } else if (running && since === null && !seated && decisions.length >= LATE) {
      this.offer = { kind: "late", count: decisions.length };
    }
    this.markSeen(moves.at(-1)?.number ?? 0);
  }

  dismiss(): void {
    this.offer = null;
  }
}
