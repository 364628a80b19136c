/**
 * The line to one table: a WebSocket that says hello with the last entry it has, takes the entries in
 * order, each once, and comes back by itself when the line breaks.
 */
import type { ClientMessage, Notice, ProblemMessage, Refused, ServerMessage, Snapshot, Told, Update } from "../generated/protocol";

export type LinkState = "connecting" | "online" | "offline";
export type Answer = Refused | ProblemMessage | Notice | Told;

export interface Listener {
  snapshot(message: Snapshot): void;
  update(message: Update): void;
  answer(message: Answer): void;
  state(state: LinkState): void;
}

export interface Patience {
  /** Milliseconds before the first new attempt; doubles up to `longest`. */
  first: number;
  longest: number;
}

/** The part of the standard WebSocket that the link uses, so that Node's may stand in for the browser's. */
export interface Socket {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
}

const OPEN = 1;

export class TableLink {
  /** Number of the last entry taken in, or null before the first snapshot. */
  last: number | null = null;

  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;
  #nextId = 1;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => Socket = (at) => new WebSocket(at) as unknown as Socket,
    private readonly patience: Patience = { first: 400, longest: 4_000 },
  ) {}

  /** Opens the line, or opens it again at once when it is down. */
  connect(): void {
    if (this.#closed || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.listener.state("connecting");
    const socket = this.open(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.send({ type: "hello", after: this.last });
    };
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Sends a message and returns its id, or null when the line is down. */
  send(message: ClientMessage): number | null {
    if (this.#socket?.readyState !== OPEN) return null;
    const id = this.#nextId++;
    this.#socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Drops a line that may be dead (a lid was closed, the network changed) and opens a new one. */
  refresh(): void {
    if (this.#closed) return;
    this.#drop();
    this.#attempts = 0;
    this.connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #take(message: ServerMessage): void {
    if (message.type === "snapshot") {
      this.last = message.number;
      this.#well();
      this.listener.snapshot(message);
    } else if (message.type === "update") {
      this.#well();
      this.#entry(message);
    } else {
      this.listener.answer(message);
    }
  }

  #entry(update: Update): void {
    if (this.last === null || update.number < this.last) return;
    if (update.number > this.last + 1) {
      this.refresh();
      return;
    }
    // An entry that is already here may still tell who came or went.
    if (update.number === this.last && !update.table) return;
    const fresh = update.number > this.last;
    this.last = update.number;
    this.listener.update(fresh ? update : { ...update, chat: null, move: null, happened: [] });
  }

  #well(): void {
    this.#attempts = 0;
    this.listener.state("online");
  }

  #lost(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.listener.state("offline");
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
