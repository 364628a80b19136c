/** A WebSocket that comes back by itself when it breaks, sooner at first and then with more and more patience. */

export type LinkState = "connecting" | "online" | "offline";

export interface Patience {
  /** Milliseconds before the first new attempt; doubles up to `longest`. */
  first: number;
  longest: number;
}

/** The part of the standard WebSocket that a connection uses, so that Node's may stand in for the browser's. */
export interface Socket {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
}

export interface ConnectionEnd<Message> {
  /** The connection is open: what must be said first is said now. */
  opened(): void;
  /** A message came. Whoever finds it good calls `well`. */
  message(message: Message): void;
  state(state: LinkState): void;
}

const OPEN = 1;

export const newSocket = (url: string): Socket => new WebSocket(url);
export const PATIENCE: Patience = { first: 300, longest: 1_500 };

/** A socket's address on the server that this page came from. */
export const socketAt = (path: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;

export class Connection<Message> {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly end: ConnectionEnd<Message>,
    private readonly open: (url: string) => Socket = newSocket,
    private readonly patience: Patience = PATIENCE,
  ) {}

  /** Opens the connection, or opens it again at once when it is down. */
  connect(): void {
    if (this.#closed || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.end.state("connecting");
    const socket = this.open(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.end.opened();
    };
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.#socket) this.end.message(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Sends a message; false when the connection is down. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

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
    this.#drop();
  }

  #lost(): void {
    this.#socket = null;
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
    socket?.close();
  }
}
