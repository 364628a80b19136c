/** Animates moves on the board one after another, and reports when all have been shown. */
import { AnimationPlayer, type Position } from "../../board";
import type { GameView, Happening } from "../../generated/protocol";
import { PACE, type Speed } from "../../browser/settings.svelte";
import { filmSounds } from "../../sound/sounds";

/** Speed factor of animations of the viewer's own moves. */
const OWN_FACTOR = 1.6;
/** Maximum number of moves waiting to be animated. If there are more, the animations are skipped. */
const MAX_WAITING = 40;

/** Happenings, and the position that they led to. */
interface Step {
  readonly happened: readonly Happening[];
  readonly position: Position;
}

/** Return the happenings before the end of the game. The end itself is shown when all animations have ended. */
const beforeEnd = (happened: readonly Happening[]): Happening[] => happened.filter(({ kind }) => kind !== "over");

export class BoardPlayback {
  readonly animation = new AnimationPlayer();
  /** The newest game. The board shows it as soon as no animation is running. */
  latest = $state.raw<GameView | null>(null);
  /** The state of the game that the animations have reached. */
  shown = $state.raw<GameView | null>(null);
  busy = $state(false);
  #waiting = 0;
  /** Increases each time animations are stopped. The end of an animation with an older generation is ignored. */
  #generation = 0;

  constructor(private readonly onFinished: () => void) {}

  /** Show a game at once, without animation. */
  jumpTo(game: GameView | null): void {
    this.latest = game;
    this.finish();
  }

  /** Animate the happenings that led to `game`, after all animations already in progress. */
  play(before: GameView | null, game: GameView, happened: readonly Happening[], speed: Speed, own: boolean): void {
    this.latest = game;
    const sounds = filmSounds(own);
    if (before === null || happened.length === 0 || document.hidden || this.#waiting >= MAX_WAITING) {
      this.finish();
      return;
    }
    if (speed === "off") {
      sounds.oninstant(beforeEnd(happened));
      this.finish();
      return;
    }
    const generation = this.#generation;
    const pace = PACE[speed] * (own ? OWN_FACTOR : 1) * (1 + this.#waiting / 8);
    this.#waiting += 1;
    this.busy = true;
    void this.animation
      .play({ before: before.position, happened: beforeEnd(happened), after: game.position, speed: pace, ...sounds })
      .then(() => this.#onPlayed(generation, game));
  }

  /** Animate again the steps from an earlier position to the newest one. */
  replay(from: Position, steps: readonly Step[], speed: Speed): void {
    this.finish();
    const generation = this.#generation;
    this.#waiting += 1;
    this.busy = true;
    let before = from;
    let end = Promise.resolve();
    for (const { happened, position } of steps) {
      end = this.animation.play({
        before,
        happened: beforeEnd(happened),
        after: position,
        speed: PACE[speed] * OWN_FACTOR,
        ...filmSounds(false),
      });
      before = position;
    }
    void end.then(() => this.#onPlayed(generation, this.latest));
  }

  /** Skip to the end of all animations. */
  finish(): void {
    this.stop();
    this.shown = this.latest;
    this.onFinished();
  }

  stop(): void {
    this.#generation += 1;
    this.#waiting = 0;
    this.animation.skip();
    this.busy = false;
  }

  #onPlayed(generation: number, game: GameView | null): void {
    if (generation !== this.#generation) return;
    this.#waiting -= 1;
    this.shown = game;
    if (this.#waiting > 0) return;
    this.busy = false;
    this.onFinished();
  }
}
