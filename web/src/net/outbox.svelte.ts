/**
 * What is said over a line that may break: kept until the server has taken it, and sent again once the line is back, also
 * by the same page that was loaded anew.
 */

/** Milliseconds after which an answer takes long, and it is asked whether anybody is there. */
const PATIENCE = 1_500;
/** The id of what has not been sent over this line. */
const NEVER = 0;

export interface QueuedMessage<Message> {
  /** By this the server knows it again, and does it once. */
  readonly once: string;
  readonly message: Message;
  /** What the answer repeats; another one each time that it is sent. */
  readonly id: number;
}

interface Outward<Message> {
  /** Sends a message and returns its id, or null when the connection is down. */
  send(message: Message & { once: string }): number | null;
  probe(): void;
}

export class Outbox<Message extends object> {
  /** What the server has not taken yet, in order. */
  all = $state.raw<readonly QueuedMessage<Message>[]>([]);
  /** Its answer takes long. */
  slow = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `before`: what the same page had not seen taken when it was loaded anew. */
  constructor(
    private readonly out: Outward<Message>,
    before: readonly QueuedMessage<Message>[] = [],
  ) {
    this.#keep(before.map((one) => ({ ...one, id: NEVER })));
  }

  /** Sends a message; false while the connection is down. */
  send(message: Message): boolean {
    const once = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
    const id = this.out.send({ ...message, once });
    if (id === null) return false;
    this.#keep([...this.all, { once, message, id }]);
    return true;
  }

  /** The connection is back: what was not taken is sent again, as it was. */
  again(): void {
    this.#keep(this.all.map((one) => ({ ...one, id: this.out.send({ ...one.message, once: one.once }) ?? one.id })));
  }

  /** The server has taken it. */
  taken(once: string): void {
    this.#keep(this.all.filter((one) => one.once !== once));
  }

  /** The server has turned it down: it is not sent again. */
  turnedDown(id: number | null): void {
    this.#keep(this.all.filter((one) => one.id !== id));
  }

  #keep(all: readonly QueuedMessage<Message>[]): void {
    if (all.length === 0 && this.all.length === 0) return;
    this.all = all;
    clearTimeout(this.#timer);
    this.slow &&= all.length > 0;
    if (all.length === 0) return;
    this.#timer = setTimeout(() => {
      this.slow = true;
      this.out.probe();
    }, PATIENCE);
  }
}
