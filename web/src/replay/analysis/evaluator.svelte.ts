/** The coach's evaluation of the shown position, which is deepened step by step. */
import type { Evaluation } from "../../generated/protocol";
import { fetchEvaluation, HttpError, type Point } from "../../net/http";

/** Milliseconds before a new position is evaluated, so that quick stepping sends no requests. */
const DEBOUNCE = 200;
/** Milliseconds before a retry after the server was busy. */
const RETRY_DELAY = 4000;
/** Codes of temporary problems, after which the request is retried. */
const TEMPORARY: ReadonlySet<string> = new Set(["too_fast", "try_again"]);

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Evaluator {
  evaluation = $state.raw<Evaluation | null>(null);
  /** The index of the selected line. */
  selectedLine = $state(0);
  /** The problem's code if the evaluation is missing or could not be deepened. */
  problem = $state<string | null>(null);
  /** Whether an evaluation or a deeper one may still come. */
  readonly thinking = $derived(
    this.evaluation?.final !== true && (this.problem === null || TEMPORARY.has(this.problem)),
  );
  readonly line = $derived(this.evaluation?.lines[this.selectedLine] ?? this.evaluation?.lines[0] ?? null);

  #point: Point | null = null;
  #key = "";
  #running = false;

  /** Starts the evaluation of a position of a game, and drops the previous one. With null, it only stops. */
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
