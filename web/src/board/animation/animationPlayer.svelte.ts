/**
 * Plays what happened, one thing after the other, between two positions. While it plays, the board draws the film's
 * picture; when it ends, by itself or skipped, the board shows the position it was given: a film can't leave a wrong
 * picture behind.
 */
import { applyHappening } from "../model/applyHappening";
import type { Point } from "../geometry/hex";
import { BerthAssignments } from "../model/berthAssignments";
import { endTime, type Sprite } from "./sprites";
import { createClip, idleFleet, positionDuring, type MovingFleet } from "./clips";
import type { Happening, Position } from "../model/types";

export interface AnimationSequence {
  readonly before: Position;
  readonly happened: readonly Happening[];
  readonly after: Position;
  /** 1 is the usual speed, 2 twice as fast; 0 shows the end at once. */
  readonly speed?: number;
  /** Called as each happening begins. */
  readonly onstep?: (happening: Happening) => void;
}

/** A prop on its way, so many times faster than it is told. */
export interface AnimatedSprite extends Sprite {
  readonly pace: number;
}

interface Picture {
  readonly position: Position;
  readonly cues: readonly AnimatedSprite[];
}

/** Takes whoever looks to some points of the board, and tells how many milliseconds that takes. */
export type CameraGuide = (sights: readonly Point[], pace: number) => number;

/** What a fleet does next without stopping where it is. */
const ONWARDS: ReadonlySet<Happening["kind"]> = new Set<Happening["kind"]>(["passed", "sank", "at_sea", "arrived"]);
const MOVING: ReadonlySet<Happening["kind"]> = new Set<Happening["kind"]>(["sailed", "passed"]);

export class AnimationPlayer {
  /** What to draw instead of the position; null when nothing plays. */
  picture = $state.raw<Picture | null>(null);
  readonly moorings = new BerthAssignments();
  /** Who is under way, and where: kept from one sequence to the next, as a journey may be told in several. */
  fleet = $state.raw<MovingFleet | null>(null);
  /** Set by the board that shows it. */
  guide: CameraGuide | null = null;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Reels that were begun before this are over. */
  #cut = 0;
  #begun = 0;
  #acts = 0;
  /** What still moves of earlier acts, and when it will be gone. */
  #lingering: { readonly cue: AnimatedSprite; readonly until: number }[] = [];
  #hurry: (() => void) | null = null;

  get playing(): boolean {
    return this.picture !== null;
  }

  /** Plays a sequence after those that are still playing; resolves when it has ended or was skipped. */
  play(sequence: AnimationSequence): Promise<void> {
    const number = (this.#begun += 1);
    if (this.#waiting === 0 && this.#jumps(sequence)) {
      this.fleet = null;
      return Promise.resolve();
    }
    this.#waiting += 1;
    this.picture ??= { position: sequence.before, cues: this.#cues(idleFleet(this.fleet), 1) };
    this.#queue = this.#queue
      .then(() => this.#run(sequence, number))
      .finally(() => {
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#stop();
      });
    return this.#queue;
  }

  /** Ends everything that plays or waits; the board shows its position at once. */
  skip(): void {
    this.#cut = this.#begun;
    this.fleet = null;
    this.#stop();
    this.#hurry?.();
  }

  #stop(): void {
    this.#lingering = [];
    this.picture = null;
  }

  async #run(sequence: AnimationSequence, number: number): Promise<void> {
    let position = sequence.before;
    const speed = sequence.speed ?? 1;
    for (const [i, happening] of sequence.happened.entries()) {
      if (number <= this.#cut || this.#jumps(sequence)) break;
      sequence.onstep?.(happening);
      const [last, next] = [sequence.happened[i - 1], sequence.happened[i + 1]];
      const pull = { before: last && MOVING.has(last.kind), after: next && ONWARDS.has(next.kind) };
      const scene = createClip(position, happening, this.fleet, this.moorings, pull);
      if (scene.length > 0) {
        await this.#wait(this.guide?.(scene.sights, speed) ?? 0, number);
        if (number <= this.#cut) break;
        const shown = positionDuring(position, happening, scene.first ?? false);
        this.#acts += 1;
        this.picture = { position: shown, cues: this.#cues(scene.props, speed, scene.length) };
        await this.#wait(scene.length / speed, number);
      }
      this.fleet = number <= this.#cut ? null : scene.fleet;
      position = applyHappening(position, happening);
    }
    if (number > this.#cut) this.picture = { position: sequence.after, cues: this.#cues(idleFleet(this.fleet), 1) };
  }

  /** What moves now, and what still moves of earlier acts. */
  #cues(props: readonly Sprite[], pace: number, length = Infinity): AnimatedSprite[] {
    const now = performance.now();
    const cues = props.map((prop) => ({
      ...prop,
      key: prop.key === "fleet" ? prop.key : `${this.#acts} ${prop.key}`,
      pace,
    }));
    const stay = this.#lingering.filter(({ until }) => until > now);
    this.#lingering = [
      ...stay,
      ...cues
        .filter((cue) => cue.key !== "fleet" && endTime(cue) > length)
        .map((cue) => ({ cue, until: now + endTime(cue) / pace })),
    ];
    return [...stay.map(({ cue }) => cue), ...cues];
  }

  /** So many milliseconds, or until the film is cut or nobody sees it. */
  #wait(length: number, number: number): Promise<void> {
    if (length <= 0 || number <= this.#cut || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", done);
        this.#hurry = null;
        resolve();
      };
      const timer = setTimeout(done, length);
      document.addEventListener("visibilitychange", done);
      this.#hurry = done;
    });
  }

  #jumps(sequence: AnimationSequence): boolean {
    return sequence.speed === 0 || document.hidden || stillness();
  }
}

function stillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
