/**
 * Plays what happened, one thing after the other, between two positions. While it plays, the board draws the film's
 * picture; when it ends, by itself or skipped, the board shows the position it was given: a film can't leave a wrong
 * picture behind.
 */
import { applyHappening } from "../model/applyHappening";
import type { Point } from "../geometry/hex";
import { Moorings } from "../model/berthAssignments";
import { ends, type Prop } from "./sprites";
import { act, resting, stage, type Afloat } from "./clips";
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
export interface Cue extends Prop {
  readonly pace: number;
}

interface Picture {
  readonly position: Position;
  readonly cues: readonly Cue[];
}

/** Takes whoever looks to some points of the board, and tells how many milliseconds that takes. */
export type Guide = (sights: readonly Point[], pace: number) => number;

/** What a fleet does next without stopping where it is. */
const ONWARDS: ReadonlySet<Happening["kind"]> = new Set<Happening["kind"]>(["passed", "sank", "at_sea", "arrived"]);
const MOVING: ReadonlySet<Happening["kind"]> = new Set<Happening["kind"]>(["sailed", "passed"]);

export class AnimationPlayer {
  /** What to draw instead of the position; null when nothing plays. */
  picture = $state.raw<Picture | null>(null);
  readonly moorings = new Moorings();
  /** Who is under way, and where: kept from one reel to the next, as a journey may be told in several. */
  fleet = $state.raw<Afloat | null>(null);
  /** Set by the board that shows it. */
  guide: Guide | null = null;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Reels that were begun before this are over. */
  #cut = 0;
  #begun = 0;
  #acts = 0;
  /** What still moves of earlier acts, and when it will be gone. */
  #lingering: { readonly cue: Cue; readonly until: number }[] = [];
  #hurry: (() => void) | null = null;

  get playing(): boolean {
    return this.picture !== null;
  }

  /** Plays a reel after those that are still playing; resolves when it has ended or was skipped. */
  play(reel: AnimationSequence): Promise<void> {
    const number = (this.#begun += 1);
    if (this.#waiting === 0 && this.#jumps(reel)) {
      this.fleet = null;
      return Promise.resolve();
    }
    this.#waiting += 1;
    this.picture ??= { position: reel.before, cues: this.#cues(resting(this.fleet), 1) };
    this.#queue = this.#queue
      .then(() => this.#run(reel, number))
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

  async #run(reel: AnimationSequence, number: number): Promise<void> {
    let position = reel.before;
    const speed = reel.speed ?? 1;
    for (const [i, happening] of reel.happened.entries()) {
      if (number <= this.#cut || this.#jumps(reel)) break;
      reel.onstep?.(happening);
      const [last, next] = [reel.happened[i - 1], reel.happened[i + 1]];
      const pull = { before: last && MOVING.has(last.kind), after: next && ONWARDS.has(next.kind) };
      const scene = act(position, happening, this.fleet, this.moorings, pull);
      if (scene.length > 0) {
        await this.#wait(this.guide?.(scene.sights, speed) ?? 0, number);
        if (number <= this.#cut) break;
        const shown = stage(position, happening, scene.first ?? false);
        this.#acts += 1;
        this.picture = { position: shown, cues: this.#cues(scene.props, speed, scene.length) };
        await this.#wait(scene.length / speed, number);
      }
      this.fleet = number <= this.#cut ? null : scene.fleet;
      position = applyHappening(position, happening);
    }
    if (number > this.#cut) this.picture = { position: reel.after, cues: this.#cues(resting(this.fleet), 1) };
  }

  /** What moves now, and what still moves of earlier acts. */
  #cues(props: readonly Prop[], pace: number, length = Infinity): Cue[] {
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
        .filter((cue) => cue.key !== "fleet" && ends(cue) > length)
        .map((cue) => ({ cue, until: now + ends(cue) / pace })),
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

  #jumps(reel: AnimationSequence): boolean {
    return reel.speed === 0 || document.hidden || stillness();
  }
}

function stillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
