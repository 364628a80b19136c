/** The coach's evaluation of the shown position, which is deepened step by step. */
import type { Evaluation } from "../../generated/protocol";
import { fetchEvaluation, HttpError, type Point } from "../../net/http";

/** Milliseconds before a new position is evaluated, so that quick stepping sends no requests. */
const REST = 200;
/** Milliseconds before a retry after the server was busy. */
const PATIENCE = 4000;
/** Codes of temporary problems, after which the request is retried. */
const PASSING: ReadonlySet<string> = new Set(["too_fast", "try_again"]);

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Evaluator {
  found = $state.raw<Evaluation | null>(null);
  /** The index of the selected line. */
  looked = $state(0);
  /** The problem's code if the evaluation is missing or could not be deepened. */
  problem = $state<string | null>(null);
  /** Whether an evaluation or a deeper one may still come. */
  readonly thinking = $derived(this.found?.final !== true && (this.problem === null || PASSING.has(this.problem)));
  readonly line = $derived(this.found?.lines[this.looked] ?? this.found?.lines[0] ?? null);

  #point: Point | null = null;
  #key = "";
  #working = false;

  /** Evaluates a point of a game from now on, or nothing for null. The previous evaluation is dropped. */
  look(point: Point | null): void {
    const key = JSON.stringify(point);
    if (key === this.#key) return;
    this.#key = key;
    this.#point = point;
    this.found = this.problem = null;
    this.looked = 0;
    if (!this.#working) void this.#work();
  }

  /** Sends one request at a time until the evaluation is final. */
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
