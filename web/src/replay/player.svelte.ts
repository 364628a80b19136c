/** Plays a replay: where it stands, forwards and backwards, by moves and by turns, as a film or at once. */
import { Film } from "../board";
import type { Replay } from "../generated/protocol";
import { historyOf, positionsOf, turnStarts } from "./frames";

export const PACES = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds that every move is shown at least, at the usual pace. */
const LEAST = 320;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Player {
  readonly film = new Film();
  readonly positions;
  readonly history;
  readonly turns: readonly number[];
  /** How many moves have been made. */
  at = $state(0);
  playing = $state(false);
  pace = $state(1);
  readonly position = $derived.by(() => this.positions[this.at]!);
  readonly ended = $derived.by(() => this.at === this.last);
  /** Counts what was asked for: whatever was begun before the newest wish stops. */
  #wish = 0;

  constructor(readonly replay: Replay, at = 0) {
    this.positions = positionsOf(replay);
    this.history = historyOf(replay);
    this.turns = turnStarts(replay);
    this.at = this.#bounded(at);
  }

  get last(): number {
    return this.replay.frames.length;
  }

  /** Shows the position after so many moves at once. */
  to(at: number): void {
    this.pause();
    this.film.skip();
    this.at = this.#bounded(at);
  }

  /** One move on, as a film, or one back. */
  step(by: 1 | -1): void {
    if (by < 0) return this.to(this.at - 1);
    this.to(this.at);
    if (!this.ended) void this.#next();
  }

  /** To the beginning of the next turn, or of this one, or of the one before. */
  turn(by: 1 | -1): void {
    const found = by > 0 ? this.turns.find((start) => start > this.at) : this.turns.findLast((start) => start < this.at);
    this.to(found ?? (by > 0 ? this.last : 0));
  }

  /** Plays from here, or from the beginning when all has been seen; or stops. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.ended) this.to(0);
    this.playing = true;
    void this.#roll(++this.#wish);
  }

  /** Stops after the move that is being shown. */
  pause(): void {
    this.#wish += 1;
    this.playing = false;
  }

  async #roll(wish: number): Promise<void> {
    while (wish === this.#wish && !this.ended) await this.#next();
    if (wish === this.#wish) this.playing = false;
  }

  async #next(): Promise<void> {
    const { happened } = this.replay.frames[this.at]!;
    const before = this.position;
    this.at += 1;
    await Promise.all([
      this.film.play({ before, happened, after: this.position, speed: this.pace }),
      sleep(LEAST / this.pace),
    ]);
  }

  #bounded(at: number): number {
    return Number.isFinite(at) ? Math.min(Math.max(0, Math.trunc(at)), this.last) : 0;
  }
}
