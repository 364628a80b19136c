/**
 * The move or undo that was sent to the server and is not answered yet. It takes effect at most once, and any failure
 * is shown.
 */
import type { ClientMessage, LogLine, Snapshot, Update } from "../../generated/protocol";
import type { Answer } from "../../net/tableConnection";

type Request = Extract<ClientMessage, { type: "move" | "undo" }>;

/** An unanswered request in the form that the tab stores. */
export interface Waiting {
  request: Request;
  /** The number of the newest move at the time of the request. */
  newest: number | null;
}

/** Time without an answer after which a request counts as slow and the connection is tested, in milliseconds. */
const SLOW_AFTER = 1_500;

interface Sender {
  send(message: ClientMessage): number | null;
  probe(): void;
}

export class PendingMove {
  /** Whether a request is unanswered. The board ignores input until the answer arrives. */
  inFlight = $state(false);
  /** Whether the answer is overdue. */
  slow = $state(false);
  #request: Request | null = null;
  #id: number | null = null;
  /** The number of the newest move when the undo was requested. */
  #newest: number | null = null;
  /** The id of a repeated request whose original took effect. The rejection of the repetition is ignored. */
  #duplicateId: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `stored`: the request that was unanswered when the page was reloaded. */
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

  /** Stop waiting if an entry is the result of the request. `own`: whether the viewer caused the entry. */
  applyEntry({ number, move, undone }: Pick<Update, "number" | "move" | "undone">, own: boolean): void {
    const request = this.#request;
    if (request === null || number <= request.number) return;
    if (request.type === "move" ? own && move === request.move : undone !== null) this.#onCarriedOut();
  }

  /** Stop waiting if a snapshot contains the result of the request. */
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

  /** Handle an answer. Return false if it rejects the repetition of a request that took effect. */
  handleAnswer(message: Exclude<Answer, { type: "told" | "taken" }>): boolean {
    if (message.id !== null && message.id === this.#duplicateId) return false;
    if (message.type !== "notice" && (message.id === null || message.id === this.#id)) this.clear();
    return true;
  }

  /** Stop waiting for an answer. */
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
