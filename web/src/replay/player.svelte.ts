/** Plays a replay: where it stands, forwards and backwards, by moves and by turns, as a film or at once. */
import { AnimationPlayer } from "../board";
import type { Replay } from "../generated/protocol";
import { historyOf, positionsOf, turnStarts } from "../game/log/replayFrames";

export const PACES = [0.5, 1, 2, 4, 8] as const;
/** Moves that are shown as a film on the way to a point further on; beyond them the rest is left out. */
const FEW = 6;
/** Milliseconds that every move is shown at least, at the usual pace. */
const LEAST = 320;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Player {
  readonly animation = new AnimationPlayer();
  readonly positions;
  readonly history;
  readonly turns: readonly number[];
  /** How many moves have been made. */
  at = $state(0);
  playing = $state(false);
  pace = $state(1);
  readonly position = $derived.by(() => this.positions[this.at]!);
  readonly ended = $derived.by(() => this.at === this.last);
  /** Where a film leads that is not the viewer's own. */
  #goal = 0;
  #chasing = false;
  /** Counts what was asked for: whatever was begun before the newest wish stops. */
  #wish = 0;

  /** `wished` is called before whatever the viewer asks for: others may have led until then. */
  constructor(
    readonly replay: Replay,
    at = 0,
    private readonly wished: () => void = () => undefined,
  ) {
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
    this.wished();
    this.jump(at);
  }

  /** The same, where it is not the viewer who asks. */
  jump(at: number): void {
    this.pause();
    this.animation.skip();
    this.at = this.#bounded(at);
  }

  /** Goes where somebody else leads: over a few moves as a film, at once otherwise. */
  reach(at: number): void {
    const goal = this.#bounded(at);
    if (goal < this.at || goal - this.at > FEW) return this.jump(goal);
    this.#goal = goal;
    if (!this.#chasing && goal > this.at) void this.#chase(++this.#wish);
  }

  /** One move on, as a film, or one back. */
  step(by: 1 | -1): void {
    if (by < 0) return this.to(this.at - 1);
    this.to(this.at);
    if (!this.ended) void this.#next();
  }

  /** To the beginning of the next turn, or of this one, or of the one before. */
  turn(by: 1 | -1): void {
    const found =
      by > 0 ? this.turns.find((start) => start > this.at) : this.turns.findLast((start) => start < this.at);
    this.to(found ?? (by > 0 ? this.last : 0));
  }

  /** Plays from here, or from the beginning when all has been seen; or stops. */
  toggle(): void {
    this.wished();
    if (this.playing) return this.pause();
    if (this.ended) this.jump(0);
    this.playing = true;
    void this.#roll(++this.#wish);
  }

  /** Stops after the move that is being shown. */
  pause(): void {
    this.#wish += 1;
    this.#chasing = false;
    this.playing = false;
  }

  async #roll(wish: number): Promise<void> {
    while (wish === this.#wish && !this.ended) await this.#next();
    if (wish === this.#wish) this.playing = false;
  }

  async #chase(wish: number): Promise<void> {
    this.#chasing = true;
    // Whoever has fallen behind makes haste.
    while (wish === this.#wish && this.at < this.#goal) await this.#next(1 + (this.#goal - this.at - 1) / 2);
    if (wish === this.#wish) this.#chasing = false;
  }

  async #next(haste = 1): Promise<void> {
    const { happened } = this.replay.frames[this.at]!;
    const before = this.position;
    const speed = this.pace * haste;
    this.at += 1;
    await Promise.all([this.animation.play({ before, happened, after: this.position, speed }), sleep(LEAST / speed)]);
  }

  #bounded(at: number): number {
    return Number.isFinite(at) ? Math.min(Math.max(0, Math.trunc(at)), this.last) : 0;
  }
}
