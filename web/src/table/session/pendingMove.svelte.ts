/**
 * The move or undo that was sent to the server and is not answered yet. It takes effect at most once, and a failure
 * is always shown.
 */
import type { ClientMessage, LogLine, Snapshot, Update } from "../../generated/protocol";
import type { Answer } from "../../net/tableConnection";

type Request = Extract<ClientMessage, { type: "move" | "undo" }>;

/** An unanswered request, as the tab stores it. */
export interface Waiting {
  request: Request;
  /** The number of the newest move at the time of the request. */
  newest: number | null;
}

/** Milliseconds without an answer after which the request counts as slow, and the connection is probed. */
const SLOW_AFTER = 1_500;

interface Sender {
  send(message: ClientMessage): number | null;
  probe(): void;
}

export class PendingMove {
  /** Whether a request is under way. The board ignores input in the meantime. */
  inFlight = $state(false);
  /** Whether the answer is overdue. */
  slow = $state(false);
  #request: Request | null = null;
  #id: number | null = null;
  /** The number of the newest move when an undo was requested. */
  #newest: number | null = null;
  /** The id of a request that was sent again although the first one took effect. Its rejection is ignored. */
  #duplicateId: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `stored` is the request that was unanswered when this page was reloaded. */
  constructor(
    private readonly sender: Sender,
    stored: Waiting | null = null,
  ) {
    if (stored !== null) this.#wait(stored);
  }

  /** The unanswered request, or null. */
  get waiting(): Waiting | null {
    return this.#request && { request: this.#request, newest: this.#newest };
  }

  /** Send a request. Return false if the connection is down. */
  send(request: Request, moves: readonly LogLine[]): boolean {
    this.#id = this.sender.send(request);
    if (this.#id === null) return false;
    this.#wait({ request, newest: moves.at(-1)?.number ?? null });
    return true;
  }

  /** End the wait if an entry is the effect of the request. `own` is true if the viewer made the entry. */
  applyEntry({ number, move, undone }: Pick<Update, "number" | "move" | "undone">, own: boolean): void {
    const request = this.#request;
    if (request === null || number <= request.number) return;
    if (request.type === "move" ? own && move === request.move : undone !== null) this.#onCarriedOut();
  }

  /** End the wait if a snapshot contains the effect of the request. */
  applySnapshot({ history }: Pick<Snapshot, "history">, isOwn: (colour: string | null) => boolean): void {
    const request = this.#request;
    if (request?.type === "undo" && !history.some(({ number }) => number === this.#newest)) this.#onCarriedOut();
    else for (const { number, move, colour } of history) this.applyEntry({ number, move, undone: null }, isOwn(colour));
  }

  /**
   * Send an unanswered request again, unchanged. Called after a reconnect, once all missed entries have been applied.
   */
  resend(): void {
    if (this.#request !== null) this.#id = this.sender.send(this.#request);
  }

  /** Handle an answer. Return false if it rejects a duplicate of a request that took effect. */
  handleAnswer(message: Exclude<Answer, { type: "told" | "taken" }>): boolean {
    if (message.id !== null && message.id === this.#duplicateId) return false;
    if (message.type !== "notice" && (message.id === null || message.id === this.#id)) this.clear();
    return true;
  }

  /** End the wait. */
  clear(): void {
    clearTimeout(this.#timer);
    [this.#request, this.#id, this.inFlight, this.slow] = [null, null, false, false];
  }

  #wait({ request, newest }: Waiting): void {
    [this.#request, this.#newest, this.inFlight] = [request, newest, true];
    this.#timer = setTimeout(() => {
      this.slow = true;
      this.sender.probe();
    }, SLOW_AFTER);
  }

  #onCarriedOut(): void {
    this.#duplicateId = this.#id;
    this.clear();
  }
}
