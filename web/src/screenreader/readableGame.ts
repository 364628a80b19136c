/** The parts of a table's session that are read out. */
import type { Choice, Decision } from "../game/decision/decision";
import type { NameOf } from "../game/text/phrase";
import type { LogItem } from "../game/log/logItems";
import type { RunningClock } from "../game/clock/runningClock.svelte";
import type { EventLine, GameView, LogLine, Odds, TableView } from "../generated/protocol";

export interface ReadableGame {
  readonly table: TableView | null;
  readonly game: GameView | null;
  readonly told: {
    readonly history: readonly LogLine[];
    readonly events: readonly EventLine[];
    readonly log: readonly LogItem[];
  };
  readonly choosing: { readonly decision: Decision; readonly choice: Choice; readonly held: string | null };
  /** The unanswered requests to the server; `slow` if an answer takes long. */
  readonly pending: { readonly slow: boolean };
  readonly nameOf: NameOf;
  readonly ticking: RunningClock;
  readonly outlooks: { of(move: string): Odds | null };
}

/** Return the viewer's colour; null for spectators. */
export const ownColour = ({ table }: ReadableGame): string | null =>
  table?.seats.find((seat) => seat.you)?.colour ?? null;
