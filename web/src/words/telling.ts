/** What can be told of a table, as its session has it. */
import type { Choice, Decision } from "../game/decision/decision";
import type { NameOf } from "../game/text/phrase";
import type { LogItem } from "../game/log/logItems";
import type { RunningClock } from "../game/clock/runningClock.svelte";
import type { EventLine, GameView, LogLine, Odds, TableView } from "../generated/protocol";

export interface Telling {
  readonly table: TableView | null;
  readonly game: GameView | null;
  readonly told: {
    readonly history: readonly LogLine[];
    readonly events: readonly EventLine[];
    readonly log: readonly LogItem[];
  };
  readonly choosing: { readonly decision: Decision; readonly choice: Choice; readonly held: string | null };
  /** What is under way to the server; `slow`: its answer takes long. */
  readonly pending: { readonly slow: boolean };
  readonly nameOf: NameOf;
  readonly ticking: RunningClock;
  readonly outlooks: { of(move: string): Odds | null };
}

/** The viewer's own colour; null for who looks on. */
export const ownColour = ({ table }: Telling): string | null => table?.seats.find((seat) => seat.you)?.colour ?? null;
