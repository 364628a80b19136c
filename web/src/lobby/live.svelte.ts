/** The lobby as it is now: the server tells it over a line that comes back by itself. */
import type { LobbyMessage, TableSummary } from "../generated/protocol";
import { Line, type LinkState, newSocket, PATIENCE, type Patience, type Socket, socketAt } from "../net/line";

const NONE: readonly TableSummary[] = [];

export class LiveLobby {
  link: LinkState = $state("connecting");
  /** Null until the server has told for the first time. */
  #told = $state.raw<LobbyMessage | null>(null);
  #line: Line<LobbyMessage>;

  constructor(url = socketAt("/ws/lobby"), open: (url: string) => Socket = newSocket, patience: Patience = PATIENCE) {
    this.#line = new Line<LobbyMessage>(
      url,
      {
        opened: () => undefined,
        message: (message) => {
          if (message.type !== "lobby") return;
          this.#told = message;
          this.#line.well();
        },
        state: (state) => (this.link = state),
      },
      open,
      patience,
    );
    this.#line.connect();
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
  /** Tables where the viewer has a seat and that are not over; first those where it is their turn. */
  get yours(): readonly TableSummary[] {
    return this.#told?.yours ?? NONE;
  }
  /** At how many tables it is the viewer's turn. */
  get turns(): number {
    return this.yours.filter((table) => table.your_turn).length;
  }

  /** Asks anew: the page may have slept, or this browser is another person now. */
  refresh(): void {
    this.#line.refresh();
  }

  close(): void {
    this.#line.close();
  }
}
