/** Shows what happens move by move, and says when the viewer has seen it all. */
import { AnimationPlayer, type Position } from "../../board";
import type { GameView, Happening } from "../../generated/protocol";
import { PACE, type Speed } from "../../browser/settings.svelte";

/** How much faster the viewer's own moves are shown. */
const OWN = 1.6;
/** With more than this many moves waiting to be shown, the rest is skipped. */
const PATIENCE = 40;

/** What happened, and the position it led to. */
export interface Step {
  readonly happened: readonly Happening[];
  readonly position: Position;
}

export class Theatre {
  readonly animation = new AnimationPlayer();
  /** The newest game, which the board shows as soon as nothing plays. */
  latest = $state.raw<GameView | null>(null);
  /** The game as far as it has been shown. */
  shown = $state.raw<GameView | null>(null);
  busy = $state(false);
  #waiting = 0;
  /** Reels begun before the last cut count no more. */
  #era = 0;

  constructor(private readonly settled: () => void) {}

  /** Shows a game at once. */
  show(game: GameView | null): void {
    this.latest = game;
    this.finish();
  }

  /** Plays what led to `game`, after what is still playing. */
  add(before: GameView | null, game: GameView, happened: readonly Happening[], speed: Speed, own: boolean): void {
    this.latest = game;
    if (before === null || happened.length === 0 || speed === "off" || document.hidden || this.#waiting >= PATIENCE) {
      this.finish();
      return;
    }
    const era = this.#era;
    const pace = PACE[speed] * (own ? OWN : 1) * (1 + this.#waiting / 8);
    this.#waiting += 1;
    this.busy = true;
    void this.animation
      .play({ before: before.position, happened, after: game.position, speed: pace })
      .then(() => this.#played(era, game));
  }

  /** Shows again how the game came to where it is, from an earlier position on. */
  review(from: Position, steps: readonly Step[], speed: Speed): void {
    this.finish();
    const era = this.#era;
    this.#waiting += 1;
    this.busy = true;
    let before = from;
    let end = Promise.resolve();
    for (const { happened, position } of steps) {
      end = this.animation.play({ before, happened, after: position, speed: PACE[speed] * OWN });
      before = position;
    }
    void end.then(() => this.#played(era, this.latest));
  }

  /** Ends what plays: everything has been seen. */
  finish(): void {
    this.stop();
    this.shown = this.latest;
    this.settled();
  }

  stop(): void {
    this.#era += 1;
    this.#waiting = 0;
    this.animation.skip();
    this.busy = false;
  }

  #played(era: number, game: GameView | null): void {
    if (era !== this.#era) return;
    this.#waiting -= 1;
    this.shown = game;
    if (this.#waiting > 0) return;
    this.busy = false;
    this.settled();
  }
}
