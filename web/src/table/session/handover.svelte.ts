/** Pass and play: between two turns, the next player takes the device and says so. */
import { isOnDevice } from "../../browser/paths";
import type { GameView, TableView } from "../../generated/protocol";

/** Return whether several people play at this table on one device. */
export function isPassAndPlay(table: TableView): boolean {
  return isOnDevice(table.id) && table.seats.filter((seat) => seat.bot === null && seat.name !== null).length > 1;
}

/** The parts of a session that decide whose turn it is. */
interface Turn {
  readonly table: TableView | null;
  readonly game: GameView | null;
}

export class Handover {
  /** The colour of the player who has the device; null until the first player has taken it. */
  #holder = $state<string | null>(null);

  constructor(private readonly session: Turn) {}

  /** The colour of the player who must take the device before the next move; null if nobody must. */
  readonly next = $derived.by((): string | null => {
    const { table, game } = this.session;
    if (!table || !game || table.status !== "running" || !isPassAndPlay(table)) return null;
    const colour = table.you === null ? null : (table.seats[table.you]?.colour ?? null);
    return colour === game.to_move && colour !== this.#holder ? colour : null;
  });

  /** The next player has the device. */
  take(): void {
    this.#holder = this.next ?? this.#holder;
  }
}
