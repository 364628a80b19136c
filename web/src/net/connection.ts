/** A WebSocket that comes back by itself when it breaks, sooner at first and then with more and more patience. */

export type ConnectionState = "connecting" | "online" | "offline";

export interface Timeouts {
  /** Milliseconds before the first new attempt; doubles up to `longest`. */
  first: number;
  longest: number;
  /** Milliseconds of silence after which it is asked whether anybody is there. */
  quiet: number;
  /** Milliseconds that an answer to that may take. */
  answer: number;
  /** Milliseconds that the opening of a connection may take. */
  opening: number;
}

export interface ConnectionHandler<Message> {
  /** The connection is open: what must be said first is said now. */
  opened(): void;
  /** A message came. Whoever finds it good calls `well`. */
  message(message: Message): void;
  state(state: ConnectionState): void;
}

export const TIMEOUTS: Timeouts = { first: 300, longest: 1_500, quiet: 9_000, answer: 1_500, opening: 5_000 };

/** A socket's address on the server that this page came from. */
export const socketUrl = (path: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;

export class Connection<Message> {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until the connection is asked whether it lives, or taken for dead. */
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly end: ConnectionHandler<Message>,
    private readonly patience: Timeouts = TIMEOUTS,
  ) {
    // The browser may be wrong: a server in the house is there without any network beyond it.
    if (typeof window !== "undefined") addEventListener("offline", this.probe);
  }

  /** Opens the connection, or opens it again at once when it is down. */
  connect(): void {
    if (this.#closed || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.end.state("connecting");
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#expect(this.patience.opening);
    socket.onopen = () => {
      if (socket === this.#socket) this.end.opened();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#pulse);
      this.#pulse = setTimeout(this.probe, this.patience.quiet);
      const message = JSON.parse(String(event.data)) as { type: string };
      if (message.type !== "pong") this.end.message(message as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Sends a message; false when the connection is down. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Asks whether anybody is there; without an answer the connection is dead, whatever the browser thinks of it. */
  readonly probe = (): void => {
    if (this.send({ type: "ping" })) this.#expect(this.patience.answer);
  };

  /** What came shows that the connection is good: the next break finds fresh patience. */
  well(): void {
    this.#attempts = 0;
    this.end.state("online");
  }

  /** Drops a connection that may be dead (a lid was closed, the network changed) and opens a new one. */
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

  /** Takes the connection for dead unless something comes in time. */
  #expect(within: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#drop();
      this.#lost();
    }, within);
  }

  #lost(): void {
    this.#socket = null;
    clearTimeout(this.#pulse);
    if (this.#closed) return;
    this.end.state("offline");
    const wait = Math.min(this.patience.longest, this.patience.first * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    socket?.close();
  }
}
