/** The coach's evaluation of the position shown, which gets deeper step by step. */
import type { Evaluation } from "../../generated/protocol";
import { fetchEvaluation, HttpError, type Point } from "../../net/http";

/** Delay before a new position is evaluated, in milliseconds. It prevents requests while the viewer steps quickly. */
const DEBOUNCE = 200;
/** Delay before a retry when the server was busy, in milliseconds. */
const RETRY_DELAY = 4000;
/** Codes of temporary problems, after which the request is retried. */
const TEMPORARY: ReadonlySet<string> = new Set(["too_fast", "try_again"]);

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Evaluator {
  evaluation = $state.raw<Evaluation | null>(null);
  /** The index of the selected line. */
  selectedLine = $state(0);
  /** The code of the problem if the evaluation failed or could not be deepened; otherwise null. */
  problem = $state<string | null>(null);
  /** Whether a first or a deeper evaluation may still arrive. */
  readonly thinking = $derived(
    this.evaluation?.final !== true && (this.problem === null || TEMPORARY.has(this.problem)),
  );
  readonly line = $derived(this.evaluation?.lines[this.selectedLine] ?? this.evaluation?.lines[0] ?? null);

  #point: Point | null = null;
  #key = "";
  #running = false;

  /** Cancels the current evaluation and starts one for a position of a game. With null, it only cancels. */
  evaluate(point: Point | null): void {
    const key = JSON.stringify(point);
    if (key === this.#key) return;
    this.#key = key;
    this.#point = point;
    this.evaluation = this.problem = null;
    this.selectedLine = 0;
    if (!this.#running) void this.#run();
  }

  /** Sends one request at a time until the evaluation is final. */
  async #run(): Promise<void> {
    this.#running = true;
    for (let point = this.#point; point !== null && this.thinking; point = this.#point) {
      await sleep(this.problem !== null ? RETRY_DELAY : this.evaluation === null ? DEBOUNCE : 0);
      if (point === this.#point) await this.#request(point);
    }
    this.#running = false;
  }

  async #request(point: Point): Promise<void> {
    try {
      const evaluation = await fetchEvaluation({
        ...point,
        depth: this.evaluation === null ? 0 : this.evaluation.depth + 1,
      });
      if (point !== this.#point) return;
      this.evaluation = evaluation;
      this.problem = null;
    } catch (error) {
      if (point === this.#point) this.problem = error instanceof HttpError ? error.code : "offline";
    }
  }
}
