/** A move, or taking one back, on its way to the server: carried out once at the most, and never lost without a word. */
import type { ClientMessage, LogLine, Snapshot, Update } from "../../generated/protocol";
import type { Answer } from "../../net/tableConnection";

type Request = Extract<ClientMessage, { type: "move" | "undo" }>;

/** What is waited for, and the newest move as it was asked for. */
export interface Waiting {
  request: Request;
  newest: number | null;
}

/** Milliseconds after which an answer takes long, and it is asked whether anybody is there. */
const PATIENCE = 1_500;

interface Outward {
  send(message: ClientMessage): number | null;
  probe(): void;
}

export class Pending {
  /** Something is under way: until its answer, presses do nothing. */
  asked = $state(false);
  /** Its answer takes long. */
  slow = $state(false);
  #request: Request | null = null;
  #id: number | null = null;
  /** The newest move as an undo was asked for. */
  #newest: number | null = null;
  /** Sent once more although it had been carried out: what turns that down concerns nobody. */
  #stray: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `before`: what the same page waited for when it was loaded anew. */
  constructor(
    private readonly out: Outward,
    before: Waiting | null = null,
  ) {
    if (before !== null) this.#wait(before);
  }

  /** What is waited for. */
  get waiting(): Waiting | null {
    return this.#request && { request: this.#request, newest: this.#newest };
  }

  /** Sends a request; false while the connection is down. */
  ask(request: Request, history: readonly LogLine[]): boolean {
    this.#id = this.out.send(request);
    if (this.#id === null) return false;
    this.#wait({ request, newest: history.at(-1)?.number ?? null });
    return true;
  }

  /** Looks whether an entry is what was asked for; `mine`: the viewer made it. */
  saw({ number, move, undone }: Pick<Update, "number" | "move" | "undone">, mine: boolean): void {
    const request = this.#request;
    if (request === null || number <= request.number) return;
    if (request.type === "move" ? mine && move === request.move : undone !== null) this.#carriedOut();
  }

  /** Looks whether what was asked for had been carried out before everything was told anew. */
  sawAll({ history }: Pick<Snapshot, "history">, mine: (colour: string | null) => boolean): void {
    const request = this.#request;
    if (request?.type === "undo" && !history.some(({ number }) => number === this.#newest)) this.#carriedOut();
    else for (const { number, move, colour } of history) this.saw({ number, move, undone: null }, mine(colour));
  }

  /** The connection is back, and all that was missed has been told: what was not carried out is sent again, as it was. */
  again(): void {
    if (this.#request !== null) this.#id = this.out.send(this.#request);
  }

  /** Takes an answer; false if it is to something that had been carried out already. */
  answered(message: Exclude<Answer, { type: "told" | "taken" }>): boolean {
    if (message.id !== null && message.id === this.#stray) return false;
    if (message.type !== "notice" && (message.id === null || message.id === this.#id)) this.drop();
    return true;
  }

  /** Nothing is under way any more. */
  drop(): void {
    clearTimeout(this.#timer);
    [this.#request, this.#id, this.asked, this.slow] = [null, null, false, false];
  }

  #wait({ request, newest }: Waiting): void {
    [this.#request, this.#newest, this.asked] = [request, newest, true];
    this.#timer = setTimeout(() => {
      this.slow = true;
      this.out.probe();
    }, PATIENCE);
  }

  #carriedOut(): void {
    this.#stray = this.#id;
    this.drop();
  }
}
