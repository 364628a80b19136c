/** A socket that reconnects automatically with exponential backoff, and detects dead connections with pings. */
import { connect, type Socket } from "./transport";

/** `connecting`: no attempt has failed. After a loss or a failed attempt, the state is `offline` until one succeeds. */
export type ConnectionState = "connecting" | "online" | "offline";

export interface Timeouts {
  /** Delay before the first reconnect, in milliseconds. It doubles with each attempt, up to `longest`. */
  first: number;
  longest: number;
  /** Time without a message after which a ping is sent, in milliseconds. */
  quiet: number;
  /** Maximum time until the answer to a ping, in milliseconds. */
  answer: number;
  /** Maximum time for opening a connection, in milliseconds. */
  opening: number;
}

interface ConnectionHandler<Message> {
  /** Called when the connection is open, to send the first message. */
  opened(): void;
  /** Called for each message. It must call `confirm` if the message shows that the connection works. */
  message(message: Message): void;
  state(state: ConnectionState): void;
}

export const TIMEOUTS: Timeouts = { first: 300, longest: 1_500, quiet: 9_000, answer: 1_500, opening: 5_000 };

export class Connection<Message> {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The timer for the next ping, or for the answer to a ping. */
  #aliveTimer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #state: ConnectionState = "connecting";
  #closed = false;

  constructor(
    /** The path, such as `/ws/lobby`, or the URL of another server. */
    private readonly path: string,
    private readonly handler: ConnectionHandler<Message>,
    private readonly timeouts: Timeouts = TIMEOUTS,
  ) {
    // Only send a ping: a server in the local network may be reachable even if the browser reports that it is offline.
    if (typeof window !== "undefined") addEventListener("offline", this.probe);
  }

  /** Open the connection, or reopen it at once if it is down. */
  connect(): void {
    if (this.#closed || this.#socket !== null) return;
    clearTimeout(this.#timer);
    if (this.#state !== "offline") this.#setState("connecting");
    this.#expectMessage(this.timeouts.opening);
    const socket = connect(this.path, {
      opened: () => {
        if (socket === this.#socket) this.handler.opened();
      },
      message: (text) => {
        if (socket !== this.#socket) return;
        clearTimeout(this.#aliveTimer);
        this.#aliveTimer = setTimeout(this.probe, this.timeouts.quiet);
        const message = JSON.parse(text) as { type: string };
        if (message.type !== "pong") this.handler.message(message as Message);
      },
      closed: () => {
        if (socket === this.#socket) this.#onLost();
      },
    });
    this.#socket = socket;
  }

  /** Send a message. Return false if the connection is down. */
  send(message: object): boolean {
    return this.#socket?.send(JSON.stringify(message)) ?? false;
  }

  /** Send a ping. Without an answer the connection counts as dead, even if the browser still reports it as open. */
  readonly probe = (): void => {
    if (this.send({ type: "ping" })) this.#expectMessage(this.timeouts.answer);
  };

  /** Mark the connection as working, and reset the reconnect delay. */
  confirm(): void {
    this.#attempts = 0;
    this.#setState("online");
  }

  /** Drop a connection that may be dead because the device slept or the network changed, and open a new one. */
  refresh(): void {
    if (this.#closed) return;
    this.#drop();
    this.#attempts = 0;
    this.connect();
  }

  close(): void {
    this.#closed = true;
    if (typeof window !== "undefined") removeEventListener("offline", this.probe);
    this.#drop();
  }

  #setState(state: ConnectionState): void {
    this.#state = state;
    this.handler.state(state);
  }

  /** Reconnect unless a message arrives in time. */
  #expectMessage(within: number): void {
    clearTimeout(this.#aliveTimer);
    this.#aliveTimer = setTimeout(() => {
      this.#drop();
      this.#onLost();
    }, within);
  }

  #onLost(): void {
    this.#socket = null;
    clearTimeout(this.#aliveTimer);
    if (this.#closed) return;
    this.#setState("offline");
    const wait = Math.min(this.timeouts.longest, this.timeouts.first * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#aliveTimer);
    socket?.close();
  }
}
