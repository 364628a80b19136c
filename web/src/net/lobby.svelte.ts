/** A live view of the lobby, or only of the viewer's own tables. The server sends all changes. */
import { isSite } from "../browser/paths";
import type { LobbyChange, LobbyCounts, LobbyMessage, TableSummary } from "../generated/protocol";
import { Connection, type ConnectionState, TIMEOUTS, type Timeouts } from "./connection";

const NONE: readonly TableSummary[] = [];

/** Return the path of the feed that contains only the viewer's own tables. */
export const ownTables = (): string => "/ws/lobby?own=true";

let latestYours = $state.raw(NONE);

/** Return the viewer's tables as the most recently updated lobby has them. */
export const latestOwnTables = (): readonly TableSummary[] => latestYours;

export class LiveLobby {
  link: ConnectionState = $state("connecting");
  /** The newest state; null until the server has sent the first one. */
  #state = $state.raw<LobbyMessage | null>(null);
  #connection: Connection<LobbyMessage | LobbyChange>;

  constructor(path = "/ws/lobby", timeouts: Timeouts = TIMEOUTS) {
    this.#connection = new Connection<LobbyMessage | LobbyChange>(
      path,
      {
        opened: () => undefined,
        message: (message) => {
          if (message.type === "lobby") this.#state = message;
          else if (message.type === "lobby_change" && this.#state) this.#state = applyChange(this.#state, message);
          else return;
          latestYours = this.yours;
          this.#connection.confirm();
        },
        state: (state) => (this.link = state),
      },
      timeouts,
    );
    if (!isSite()) this.#connection.connect();
  }

  /** Whether the server has sent a first state. */
  get known(): boolean {
    return this.#state !== null;
  }
  get open(): readonly TableSummary[] | null {
    return this.#state?.open ?? null;
  }
  get running(): readonly TableSummary[] | null {
    return this.#state?.running ?? null;
  }
  get finished(): readonly TableSummary[] {
    return this.#state?.finished ?? NONE;
  }
  /** The numbers of all public tables, of which the lists can have fewer; null until the server has sent them. */
  get counts(): LobbyCounts | null {
    return this.#state?.counts ?? null;
  }
  /**
   * The unfinished tables where the viewer has a seat. Tables where it is the viewer's turn come first, ordered by
   * urgency.
   */
  get yours(): readonly TableSummary[] {
    return this.#state?.yours ?? NONE;
  }
  /** The number of tables where it is the viewer's turn. */
  get turns(): number {
    return this.yours.filter((table) => table.your_turn).length;
  }

  /** Reconnect, because the page may have slept, or the viewer has logged in or out. */
  refresh(): void {
    if (!isSite()) this.#connection.refresh();
  }

  close(): void {
    this.#connection.close();
    if (latestYours === this.#state?.yours) latestYours = NONE;
  }
}

/** Return the lobby after a change. Tables that the change does not contain remain unchanged. */
function applyChange(before: LobbyMessage, change: LobbyChange): LobbyMessage {
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
    counts: change.counts ?? before.counts ?? null,
  };
}
