/**
 * An outbox for a connection that may break: it keeps each message until the server acknowledges it, and sends it again
 * after a reconnect. The messages also survive a reload of the page.
 */

/**
 * Time without an acknowledgement, in milliseconds, after which the messages count as slow and the connection is
 * probed.
 */
const SLOW_AFTER = 1_500;
/** The id of messages that have not yet been sent over this connection. */
const NEVER = 0;

export interface QueuedMessage<Message> {
  /** The idempotency key: a message that is sent again takes effect only once. */
  readonly once: string;
  readonly message: Message;
  /** The id that the server repeats in its answer. It changes each time the message is sent. */
  readonly id: number;
}

interface Sender<Message> {
  /** Send a message. Return its id, or null if the connection is down. */
  send(message: Message & { once: string }): number | null;
  probe(): void;
}

export class Outbox<Message extends object> {
  /** Messages that the server has not acknowledged yet, in order. */
  messages = $state.raw<readonly QueuedMessage<Message>[]>([]);
  /** Whether an acknowledgement is overdue. */
  slow = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `stored`: the unacknowledged messages from before a reload of the page. */
  constructor(
    private readonly sender: Sender<Message>,
    stored: readonly QueuedMessage<Message>[] = [],
  ) {
    this.#keep(stored.map((message) => ({ ...message, id: NEVER })));
  }

  /** Send a message. Return false if the connection is down. */
  send(message: Message): boolean {
    const once = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
    const id = this.sender.send({ ...message, once });
    if (id === null) return false;
    this.#keep([...this.messages, { once, message, id }]);
    return true;
  }

  /** Send all unacknowledged messages again, unchanged. Called after a reconnect. */
  resend(): void {
    this.#keep(
      this.messages.map(({ once, message, id }) => ({
        once,
        message,
        id: this.sender.send({ ...message, once }) ?? id,
      })),
    );
  }

  /** Remove a message that the server has acknowledged. */
  acknowledge(once: string): void {
    this.#keep(this.messages.filter((queued) => queued.once !== once));
  }

  /** Remove a message that the server has rejected. */
  reject(id: number | null): void {
    this.#keep(this.messages.filter((queued) => queued.id !== id));
  }

  #keep(all: readonly QueuedMessage<Message>[]): void {
    if (all.length === 0 && this.messages.length === 0) return;
    this.messages = all;
    clearTimeout(this.#timer);
    this.slow &&= all.length > 0;
    if (all.length === 0) return;
    this.#timer = setTimeout(() => {
      this.slow = true;
      this.sender.probe();
    }, SLOW_AFTER);
  }
}
