/**
 * The connection to one table. It delivers each entry once and in order. After a reconnect it requests all entries
 * after the last one that it received.
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
  Acknowledged,
  PrivateMessage,
  Update,
} from "../generated/protocol";
import { Connection, type ConnectionState, TIMEOUTS, type Timeouts } from "./connection";

export type { ConnectionState } from "./connection";
/** A message from the server, except pongs, which the connection handles itself. */
type Incoming = Exclude<ServerMessage, Pong>;
export type Answer = Refused | ProblemMessage | Notice | Acknowledged | PrivateMessage | Hint | Odds | Plans;

interface TableListener {
  snapshot(message: Snapshot): void;
  update(message: Update): void;
  answer(message: Answer): void;
  state(state: ConnectionState): void;
}

export class TableConnection {
  /** The number of the last received entry; null before the first snapshot. */
  last: number | null = null;

  #connection: Connection<Incoming>;
  #nextId = 1;

  constructor(
    url: string,
    private readonly listener: TableListener,
    timeouts: Timeouts = TIMEOUTS,
  ) {
    this.#connection = new Connection<Incoming>(
      url,
      {
        opened: () => this.send({ type: "hello", after: this.last }),
        message: (message) => this.#onMessage(message),
        state: (state) => this.listener.state(state),
      },
      timeouts,
    );
  }

  /** Open the connection, or reopen it at once if it is down. */
  connect(): void {
    this.#connection.connect();
  }

  /** Send a message. Return its id, or null if the connection is down. */
  send(message: ClientMessage): number | null {
    return this.#connection.send({ ...message, id: this.#nextId }) ? this.#nextId++ : null;
  }

  /** Drop a connection that may be dead because the device slept or the network changed, and open a new one. */
  refresh(): void {
    this.#connection.refresh();
  }

  /** Check with a ping whether the server can still be reached. */
  probe(): void {
    this.#connection.probe();
  }

  close(): void {
    this.#connection.close();
  }

  #onMessage(message: Incoming): void {
    if (message.type === "snapshot") {
      this.last = message.number;
      this.#connection.confirm();
      this.listener.snapshot(message);
    } else if (message.type === "update") {
      this.#connection.confirm();
      this.#onUpdate(message);
    } else {
      this.listener.answer(message);
    }
  }

  #onUpdate(update: Update): void {
    if (this.last === null || update.number < this.last) return;
    if (update.number > this.last + 1) {
      this.refresh();
      return;
    }
    // A repeated entry may still report that a person joined or left the table.
    if (update.number === this.last && !update.table) return;
    const isNew = update.number > this.last;
    this.last = update.number;
    this.listener.update(isNew ? update : { ...update, chat: null, move: null, happened: [] });
  }
}
