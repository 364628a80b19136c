/** The lobby as it is now, or one's own tables: the server tells it over a connection that comes back by itself. */
import type { LobbyChange, LobbyMessage, TableSummary } from "../generated/protocol";
import { Connection, type ConnectionState, TIMEOUTS, type Timeouts, socketUrl } from "./connection";

const NONE: readonly TableSummary[] = [];

/** Where one's own tables are told, without all the others. */
export const ownTables = (): string => socketUrl("/ws/lobby?own=true");

export class LiveLobby {
  link: ConnectionState = $state("connecting");
  /** Null until the server has told for the first time. */
  #told = $state.raw<LobbyMessage | null>(null);
  #connection: Connection<LobbyMessage | LobbyChange>;

  constructor(url = socketUrl("/ws/lobby"), patience: Timeouts = TIMEOUTS) {
    this.#connection = new Connection<LobbyMessage | LobbyChange>(
      url,
      {
        opened: () => undefined,
        message: (message) => {
          if (message.type === "lobby") this.#told = message;
          else if (message.type === "lobby_change" && this.#told) this.#told = changed(this.#told, message);
          else return;
          this.#connection.well();
        },
        state: (state) => (this.link = state),
      },
      patience,
    );
    this.#connection.connect();
  }

  /** Whether the server has told. */
  get known(): boolean {
    return this.#told !== null;
  }
  get open(): readonly TableSummary[] | null {
    return this.#told?.open ?? null;
  }
  get running(): readonly TableSummary[] | null {
    return this.#told?.running ?? null;
  }
  get finished(): readonly TableSummary[] {
    return this.#told?.finished ?? NONE;
  }
  /** Tables where the viewer has a seat and that are not over; first those where it is their turn, the most urgent first. */
  get yours(): readonly TableSummary[] {
    return this.#told?.yours ?? NONE;
  }
  /** At how many tables it is the viewer's turn. */
  get turns(): number {
    return this.yours.filter((table) => table.your_turn).length;
  }

  /** Asks anew: the page may have slept, or this browser is another person now. */
  refresh(): void {
    this.#connection.refresh();
  }

  close(): void {
    this.#connection.close();
  }
}

/** The lobby after a change: tables that it does not tell again are as they were. */
function changed(before: LobbyMessage, change: LobbyChange): LobbyMessage {
  const { open, running, finished, yours } = before;
  const tables = new Map(
    [...open, ...running, ...finished, ...yours, ...change.tables].map((table) => [table.id, table]),
  );
  const list = (ids: string[] | null, old: TableSummary[]): TableSummary[] =>
    (ids ?? old.map((table) => table.id)).flatMap((id) => tables.get(id) ?? []);
  return {
    type: "lobby",
    open: list(change.open, open),
    running: list(change.running, running),
    finished: list(change.finished, finished),
    yours: list(change.yours, yours),
  };
}
