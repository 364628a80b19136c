/**
 * Animates the happenings between two positions, one after the other. While an animation plays, the board draws its
 * frame. When the animation has ended or has been skipped, the board draws its own position again, so that no wrong
 * frame can remain.
 */
import type { Point } from "../geometry/hex";
import { applyHappening } from "../model/applyHappening";
import { BerthAssignments } from "../model/berthAssignments";
import type { Happening, Position } from "../model/types";
import type { MovingFleet } from "./clip";
import { createClip, idleFleet, positionDuring } from "./clips";
import { endTime, type Sprite } from "./sprites";

export interface AnimationSequence {
  readonly before: Position;
  readonly happened: readonly Happening[];
  readonly after: Position;
  /** Playback speed: 1 is normal, 2 is twice as fast, 0 shows the end immediately. */
  readonly speed?: number;
  /** Called when the animation of a happening starts. */
  readonly onstep?: (happening: Happening) => void;
  /** Called instead of `onstep` if the page is visible and shows the end immediately. */
  readonly oninstant?: (happened: readonly Happening[]) => void;
}

/** A sprite with its playback speed. */
export interface AnimatedSprite extends Sprite {
  readonly speed: number;
}

interface Frame {
  readonly position: Position;
  readonly sprites: readonly AnimatedSprite[];
}

/** Moves the camera to the given board points. Returns the delay in milliseconds before the clip may start. */
type CameraGuide = (focusPoints: readonly Point[], speed: number) => number;

/** Happenings at whose start a moving fleet does not stop. */
const CONTINUES: ReadonlySet<Happening["kind"]> = new Set<Happening["kind"]>(["passed", "sank", "at_sea", "arrived"]);
/** Happenings after which a fleet is still moving. */
const KEEPS_MOVING: ReadonlySet<Happening["kind"]> = new Set<Happening["kind"]>(["sailed", "passed"]);

export class AnimationPlayer {
  /** The frame to draw instead of the position; null while nothing plays. */
  frame = $state.raw<Frame | null>(null);
  readonly assignments = new BerthAssignments();
  /** The moving fleet and its place. It is kept between sequences, because a voyage can span several sequences. */
  fleet = $state.raw<MovingFleet | null>(null);
  /** The kind of the happening that is animated; null while nothing plays. */
  step = $state<Happening["kind"] | null>(null);
  /** Moves the camera during the animation; set by the board that shows it. */
  guide: CameraGuide | null = null;
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;
  /** The number of the latest skipped sequence. All sequences up to this number are over. */
  #skipped = 0;
  #started = 0;
  #clips = 0;
  /** Sprites of earlier clips that are still moving, each with the time at which it disappears. */
  #lingering: { readonly sprite: AnimatedSprite; readonly until: number }[] = [];
  /** Ends the current wait; null while nothing waits. */
  #endWait: (() => void) | null = null;

  get playing(): boolean {
    return this.frame !== null;
  }

  /** Play a sequence after all queued ones. Resolves when the sequence has ended or has been skipped. */
  play(sequence: AnimationSequence): Promise<void> {
    const number = (this.#started += 1);
    if (this.#queued === 0 && this.#isInstant(sequence)) {
      this.fleet = null;
      if (!document.hidden) sequence.oninstant?.(sequence.happened);
      return Promise.resolve();
    }
    this.#queued += 1;
    this.frame ??= { position: sequence.before, sprites: this.#startSprites(idleFleet(this.fleet), 1) };
    this.#queue = this.#queue
      .then(() => this.#run(sequence, number))
      .finally(() => {
        this.#queued -= 1;
        if (this.#queued === 0) this.#stop();
      });
    return this.#queue;
  }

  /** End the current sequence and all queued ones. The board shows its position immediately. */
  skip(): void {
    this.#skipped = this.#started;
    this.fleet = null;
    this.#stop();
    this.#endWait?.();
  }

  #stop(): void {
    this.#lingering = [];
    this.frame = null;
    this.step = null;
  }

  async #run(sequence: AnimationSequence, number: number): Promise<void> {
    let position = sequence.before;
    const speed = sequence.speed ?? 1;
    for (const [i, happening] of sequence.happened.entries()) {
      if (number <= this.#skipped || this.#isInstant(sequence)) break;
      const [last, next] = [sequence.happened[i - 1], sequence.happened[i + 1]];
      const continuity = { before: last && KEEPS_MOVING.has(last.kind), after: next && CONTINUES.has(next.kind) };
      const clip = createClip(position, happening, this.fleet, this.assignments, continuity);
      if (clip.duration > 0) {
        await this.#wait(this.guide?.(clip.focusPoints, speed) ?? 0, number);
        if (number <= this.#skipped) break;
        this.#begin(sequence, happening);
        const shown = positionDuring(position, happening, clip.appliedFirst ?? false);
        this.#clips += 1;
        this.frame = { position: shown, sprites: this.#startSprites(clip.sprites, speed, clip.duration) };
        await this.#wait(clip.duration / speed, number);
      } else this.#begin(sequence, happening);
      this.fleet = number <= this.#skipped ? null : clip.fleet;
      position = applyHappening(position, happening);
    }
    if (number > this.#skipped) {
      this.frame = { position: sequence.after, sprites: this.#startSprites(idleFleet(this.fleet), 1) };
    }
  }

  #begin({ onstep }: AnimationSequence, happening: Happening): void {
    this.step = happening.kind;
    onstep?.(happening);
  }

  /** Return the sprites that start now, together with those of earlier clips that are still moving. */
  #startSprites(sprites: readonly Sprite[], speed: number, duration = Infinity): AnimatedSprite[] {
    const now = performance.now();
    const started = sprites.map((sprite) => ({
      ...sprite,
      key: sprite.key === "fleet" ? sprite.key : `${this.#clips} ${sprite.key}`,
      speed,
    }));
    const remaining = this.#lingering.filter(({ until }) => until > now);
    this.#lingering = [
      ...remaining,
      ...started
        .filter((sprite) => sprite.key !== "fleet" && endTime(sprite) > duration)
        .map((sprite) => ({ sprite, until: now + endTime(sprite) / speed })),
    ];
    return [...remaining.map(({ sprite }) => sprite), ...started];
  }

  /** Wait for the given milliseconds, or until the sequence is skipped or the page is hidden. */
  #wait(duration: number, number: number): Promise<void> {
    if (duration <= 0 || number <= this.#skipped || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", done);
        this.#endWait = null;
        resolve();
      };
      const timer = setTimeout(done, duration);
      document.addEventListener("visibilitychange", done);
      this.#endWait = done;
    });
  }

  /** Return whether the end of a sequence is shown immediately, without animation. */
  #isInstant(sequence: AnimationSequence): boolean {
    return sequence.speed === 0 || document.hidden || prefersReducedMotion();
  }
}

function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
