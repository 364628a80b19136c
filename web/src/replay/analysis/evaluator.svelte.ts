/** What the coach thinks of the position that is looked at, deeper and deeper while it is. */
import type { Evaluation } from "../../generated/protocol";
import { fetchEvaluation, HttpError, type Point } from "../../net/http";

/** Milliseconds for which a position is looked at before the coach is asked: whoever steps on quickly asks for nothing. */
const REST = 200;
/** Milliseconds after which a server that has much to do is asked again. */
const PATIENCE = 4000;
/** What may be otherwise soon. */
const PASSING: ReadonlySet<string> = new Set(["too_fast", "try_again"]);

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Evaluator {
  found = $state.raw<Evaluation | null>(null);
  /** Which of the lines is looked at. */
  looked = $state(0);
  /** Why there is none, or no deeper one yet: a problem's code. */
  problem = $state<string | null>(null);
  /** Something may still come. */
  readonly thinking = $derived(this.found?.final !== true && (this.problem === null || PASSING.has(this.problem)));
  readonly line = $derived(this.found?.lines[this.looked] ?? this.found?.lines[0] ?? null);

  #point: Point | null = null;
  #key = "";
  #working = false;

  /** Looks at a point of a game from now on; null: at none. What was found of another one is dropped. */
  look(point: Point | null): void {
    const key = JSON.stringify(point);
    if (key === this.#key) return;
    this.#key = key;
    this.#point = point;
    this.found = this.problem = null;
    this.looked = 0;
    if (!this.#working) void this.#work();
  }

  /** One question at a time, as long as there is something to look at. */
  async #work(): Promise<void> {
    this.#working = true;
    for (let point = this.#point; point !== null && this.thinking; point = this.#point) {
      await sleep(this.problem !== null ? PATIENCE : this.found === null ? REST : 0);
      if (point === this.#point) await this.#ask(point);
    }
    this.#working = false;
  }

  async #ask(point: Point): Promise<void> {
    try {
      const found = await fetchEvaluation({ ...point, depth: this.found === null ? 0 : this.found.depth + 1 });
      if (point !== this.#point) return;
      this.found = found;
      this.problem = null;
    } catch (error) {
      if (point === this.#point) this.problem = error instanceof HttpError ? error.code : "offline";
    }
  }
}
