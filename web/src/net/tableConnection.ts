/**
 * The connection to one table: it says hello with the last entry it has, takes the entries in order, each once, and comes
 * back by itself when it breaks.
 */
import type {
  ClientMessage,
  Hint,
  Notice,
  Odds,
  Plans,
  Pong,
  ProblemMessage,
  Refused,
  ServerMessage,
  Snapshot,
  Taken,
  Told,
  Update,
} from "../generated/protocol";
import { Connection, type ConnectionState, TIMEOUTS, type Timeouts } from "./connection";

export type { ConnectionState } from "./connection";
/** What is heard; the connection keeps the signs of life to itself. */
type Heard = Exclude<ServerMessage, Pong>;
export type Answer = Refused | ProblemMessage | Notice | Taken | Told | Hint | Odds | Plans;

export interface TableListener {
  snapshot(message: Snapshot): void;
  update(message: Update): void;
  answer(message: Answer): void;
  state(state: ConnectionState): void;
}

export class TableConnection {
  /** Number of the last entry taken in, or null before the first snapshot. */
  last: number | null = null;

  #connection: Connection<Heard>;
  #nextId = 1;

  constructor(
    url: string,
    private readonly listener: TableListener,
    patience: Timeouts = TIMEOUTS,
  ) {
    this.#connection = new Connection<Heard>(
      url,
      {
        opened: () => this.send({ type: "hello", after: this.last }),
        message: (message) => this.#take(message),
        state: (state) => this.listener.state(state),
      },
      patience,
    );
  }

  /** Opens the connection, or opens it again at once when it is down. */
  connect(): void {
    this.#connection.connect();
  }

  /** Sends a message and returns its id, or null when the connection is down. */
  send(message: ClientMessage): number | null {
    return this.#connection.send({ ...message, id: this.#nextId }) ? this.#nextId++ : null;
  }

  /** Drops a connection that may be dead (a lid was closed, the network changed) and opens a new one. */
  refresh(): void {
    this.#connection.refresh();
  }

  /** Asks whether the server is there: what was said has had no answer for a while. */
  probe(): void {
    this.#connection.probe();
  }

  close(): void {
    this.#connection.close();
  }

  #take(message: Heard): void {
    if (message.type === "snapshot") {
      this.last = message.number;
      this.#connection.well();
      this.listener.snapshot(message);
    } else if (message.type === "update") {
      this.#connection.well();
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
}
