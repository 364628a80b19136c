/** The parts of a table's session that screen readers read out. */
import type { Choice, Decision } from "../game/decision/decision";
import type { NameOf } from "../game/text/phrase";
import type { LogItem } from "../game/log/logItems";
import type { RunningClock } from "../game/clock/runningClock.svelte";
import type { EventLine, GameView, LogLine, Odds, TableView } from "../generated/protocol";

export interface ReadableGame {
  readonly table: TableView | null;
  readonly game: GameView | null;
  readonly log: {
    readonly moves: readonly LogLine[];
    readonly events: readonly EventLine[];
    readonly items: readonly LogItem[];
  };
  readonly selection: { readonly decision: Decision; readonly choice: Choice; readonly unconfirmed: string | null };
  /** The move that was sent to the server and is not answered yet; `slow` is true if the answer takes long. */
  readonly pendingMove: { readonly slow: boolean };
  readonly nameOf: NameOf;
  readonly clock: RunningClock;
  readonly previews: { odds(move: string): Odds | null };
}

/** Return the viewer's colour; null for spectators. */
export const ownColour = ({ table }: ReadableGame): string | null =>
  table?.seats.find((seat) => seat.you)?.colour ?? null;
