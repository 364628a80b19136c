/**
 * Plays what happened, one thing after the other, between two positions. While it plays, the board draws the film's
 * picture; when it ends, by itself or skipped, the board shows the position it was given: a film can't leave a wrong
 * picture behind.
 */
import { after } from "./after";
import { Moorings } from "./moorings";
import { act, NOBODY, stage, type Actors, type Afloat } from "./scenes";
import type { Happening, Position } from "./types";

export interface Reel {
  readonly before: Position;
  readonly happened: readonly Happening[];
  readonly after: Position;
  /** 1 is the usual speed, 2 twice as fast; 0 shows the end at once. */
  readonly speed?: number;
  /** Called as each happening begins. */
  readonly onstep?: (happening: Happening) => void;
}

interface Picture {
  readonly position: Position;
  readonly actors: Actors;
}

export class Film {
  /** What to draw instead of the position; null when nothing plays. */
  picture = $state.raw<Picture | null>(null);
  readonly moorings = new Moorings();
  /** Who is under way, and where: kept from one reel to the next, as a journey may be told in several. */
  fleet = $state.raw<Afloat | null>(null);
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Reels that were begun before this are over. */
  #cut = 0;
  #begun = 0;

  get playing(): boolean {
    return this.picture !== null;
  }

  /** Plays a reel after those that are still playing; resolves when it has ended or was skipped. */
  play(reel: Reel): Promise<void> {
    const number = (this.#begun += 1);
    if (this.#waiting === 0 && this.#jumps(reel)) {
      this.fleet = null;
      return Promise.resolve();
    }
    this.#waiting += 1;
    this.picture ??= { position: reel.before, actors: this.#resting() };
    this.#queue = this.#queue
      .then(() => this.#run(reel, number))
      .finally(() => {
        this.#waiting -= 1;
        if (this.#waiting === 0) this.picture = null;
      });
    return this.#queue;
  }

  /** Ends everything that plays or waits; the board shows its position at once. */
  skip(): void {
    this.#cut = this.#begun;
    this.fleet = null;
    this.picture = null;
  }

  async #run(reel: Reel, number: number): Promise<void> {
    let position = reel.before;
    const speed = reel.speed ?? 1;
    for (const happening of reel.happened) {
      if (number <= this.#cut || this.#jumps(reel)) break;
      reel.onstep?.(happening);
      const scene = act(position, happening, this.fleet, this.moorings);
      const shown = stage(position, happening, scene.first ?? false);
      await this.#shoot(scene.length / speed, number, (t) => {
        this.picture = { position: shown, actors: scene.frame(t) };
      });
      this.fleet = number <= this.#cut ? null : scene.fleet;
      position = after(position, happening);
    }
    if (number > this.#cut) this.picture = { position: reel.after, actors: this.#resting() };
  }

  /** Calls `draw` on every frame with the time from 0 to 1. */
  #shoot(length: number, number: number, draw: (t: number) => void): Promise<void> {
    if (length <= 0) return Promise.resolve();
    return new Promise((done) => {
      const start = performance.now();
      const frame = (): void => {
        if (number <= this.#cut || document.hidden) return done();
        const t = Math.min((performance.now() - start) / length, 1);
        draw(t);
        if (t < 1) nextFrame(frame);
        else done();
      };
      frame();
    });
  }

  #resting(): Actors {
    return { ...NOBODY, fleet: this.fleet };
  }

  #jumps(reel: Reel): boolean {
    return reel.speed === 0 || document.hidden || stillness();
  }
}

function stillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The next frame, or a moment later when the tab is hidden and no frames come. */
function nextFrame(then: () => void): void {
  let called = false;
  const once = (): void => {
    if (called) return;
    called = true;
    then();
  };
  requestAnimationFrame(once);
  setTimeout(once, 100);
}
