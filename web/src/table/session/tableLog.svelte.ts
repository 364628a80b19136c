/** The log of a table: moves and their effects, other events, and the chat. */
import type { PlayerEvents } from "../../board/model/types";
import type { ChatLine, EventLine, LogLine, Snapshot, Update } from "../../generated/protocol";
import { logItems } from "../../game/log/logItems";
import { eventsSinceOwnMove } from "../../game/log/sinceLastTurn";
import { markForcedMoves, type ForcedMoves } from "./forcedMoves.svelte";
import { mergeChatLines } from "./chatLines";

export class TableLog {
  moves = $state.raw<LogLine[]>([]);
  /** Events that are not moves: timeouts, bots that stood in, pauses. */
  events = $state.raw<EventLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the last entry when the viewer last chose a part of a move. */
  #lastSeen = $state(-1);

  /** Moves and events in the form that the log shows. */
  readonly items = $derived.by(() =>
    markForcedMoves(logItems(this.moves, this.events), this.moves, this.forced.entries),
  );
  /** The events caused by others since the viewer's last move. Empty once the viewer starts to choose a move. */
  readonly unseen = $derived.by((): PlayerEvents[] =>
    this.#last <= this.#lastSeen ? [] : eventsSinceOwnMove(this.moves, this.isOwn),
  );

  /** `isOwn` returns whether a colour belongs to the viewer. */
  constructor(
    private readonly isOwn: (colour: string | null) => boolean,
    private readonly forced: ForcedMoves,
  ) {}

  get #last(): number {
    return this.moves.at(-1)?.number ?? -1;
  }

  /** The number of the viewer's last move, or 0 if there is none. */
  get lastOwnMove(): number {
    return this.moves.findLast((line) => this.isOwn(line.colour))?.number ?? 0;
  }

  /** Mark all entries as seen. Called when the viewer starts to choose a move. */
  markSeen(): void {
    this.#lastSeen = this.#last;
  }

  /** Mark all entries as new to the viewer. */
  markUnseen(): void {
    this.#lastSeen = -1;
  }

  load({ chat, history, events }: Pick<Snapshot, "chat" | "history" | "events">): void {
    [this.chat, this.moves, this.events] = [chat, history, events];
  }

  apply({ chat, opened, number, move, colour, happened, undone, event }: Update): void {
    if (chat) this.chat = [...this.chat, chat];
    if (opened.length > 0) this.chat = mergeChatLines(this.chat, opened);
    if (undone) this.moves = this.moves.filter((line) => line.number !== undone);
    if (move) this.moves = [...this.moves, { number, move, colour, happened }];
    if (event) this.events = [...this.events, event];
  }
}
