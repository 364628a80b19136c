/** Plays a replay: keeps the current position, and steps by moves or turns, with or without animation. */
import { AnimationPlayer } from "../board";
import type { Replay } from "../generated/protocol";
import { filmSounds } from "../sound/sounds";
import { historyOf, positionsOf, turnStarts } from "../game/log/replayFrames";
import { voyageIn } from "../game/log/voyage";

export const PACES = [0.5, 1, 2, 4, 8] as const;
/** Maximum distance to a later point that is animated, in moves. Longer distances are skipped. */
const MAX_ANIMATED_MOVES = 6;
/** Minimum time per move, in milliseconds, at normal speed. */
const MIN_MOVE_TIME = 320;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Player {
  readonly animation = new AnimationPlayer();
  readonly positions;
  readonly history;
  readonly turns: readonly number[];
  /** Number of moves played so far. */
  at = $state(0);
  playing = $state(false);
  pace = $state(1);
  readonly position = $derived.by(() => this.positions[this.at]!);
  readonly ended = $derived.by(() => this.at === this.last);
  /** The happenings since the last fleet sailed. */
  readonly voyage = $derived.by(() => voyageIn(this.replay.frames.slice(0, this.at)));
  /** The position, as a number of moves, at which the player will have caught up with another participant. */
  #goal = 0;
  #catchingUp = false;
  /** Number of commands so far. Each new command stops the animation of the previous one. */
  #command = 0;

  /**
   * `onCommand` is called before each command of the viewer. In a study, it makes the viewer stop following the leader.
   * `silent`: whether the replay plays no sounds.
   */
  constructor(
    readonly replay: Replay,
    at = 0,
    private readonly onCommand: () => void = () => undefined,
    private readonly silent = false,
  ) {
    this.positions = positionsOf(replay);
    this.history = historyOf(replay);
    this.turns = turnStarts(replay);
    this.at = this.#bounded(at);
  }

  get last(): number {
    return this.replay.frames.length;
  }

  /** Shows the position after `at` moves at once. */
  goTo(at: number): void {
    this.onCommand();
    this.jump(at);
  }

  /**
   * Shows the position after `at` moves at once, without calling `onCommand`: the viewer did not request the change.
   */
  jump(at: number): void {
    this.pause();
    this.animation.skip();
    this.at = this.#bounded(at);
  }

  /** Follows another participant to a position. Only short distances are animated. */
  followTo(at: number): void {
    const goal = this.#bounded(at);
    if (goal < this.at || goal - this.at > MAX_ANIMATED_MOVES) return this.jump(goal);
    this.#goal = goal;
    if (!this.#catchingUp && goal > this.at) void this.#catchUp(++this.#command);
  }

  /** Steps one move forward with animation, or one move back without it. */
  step(by: 1 | -1): void {
    if (by < 0) return this.goTo(this.at - 1);
    this.goTo(this.at);
    if (!this.ended) void this.#animateNext();
  }

  /** Goes to the start of the next turn or, if `by` is -1, back to the latest earlier start of a turn. */
  stepTurn(by: 1 | -1): void {
    const turnStart =
      by > 0 ? this.turns.find((start) => start > this.at) : this.turns.findLast((start) => start < this.at);
    this.goTo(turnStart ?? (by > 0 ? this.last : 0));
  }

  /** Pauses if the replay is playing. Otherwise plays from the current position or, at the end, from the start. */
  toggle(): void {
    this.onCommand();
    if (this.playing) return this.pause();
    if (this.ended) this.jump(0);
    this.playing = true;
    void this.#playToEnd(++this.#command);
  }

  /** Plays from the first turn after the setup. */
  playFromFirstTurn(): void {
    this.jump(this.replay.frames.findIndex(({ turn }) => turn > 0));
    this.toggle();
  }

  /** Pauses after the current move. */
  pause(): void {
    this.#command += 1;
    this.#catchingUp = false;
    this.playing = false;
  }

  async #playToEnd(command: number): Promise<void> {
    while (command === this.#command && !this.ended) await this.#animateNext();
    if (command === this.#command) this.playing = false;
  }

  async #catchUp(command: number): Promise<void> {
    this.#catchingUp = true;
    // The greater the distance, the faster the animation.
    while (command === this.#command && this.at < this.#goal)
      await this.#animateNext(1 + (this.#goal - this.at - 1) / 2);
    if (command === this.#command) this.#catchingUp = false;
  }

  async #animateNext(factor = 1): Promise<void> {
    const { happened } = this.replay.frames[this.at]!;
    const before = this.position;
    const speed = this.pace * factor;
    this.at += 1;
    await Promise.all([
      this.animation.play({ before, happened, after: this.position, speed, ...(this.silent ? {} : filmSounds(false)) }),
      sleep(MIN_MOVE_TIME / speed),
    ]);
  }

  #bounded(at: number): number {
    return Number.isFinite(at) ? Math.min(Math.max(0, Math.trunc(at)), this.last) : 0;
  }
}
