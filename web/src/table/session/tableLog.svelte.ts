/** What was told of a table: every move and what came of it, what else happened, and what was said. */
import type { PlayerEvents } from "../../board/model/types";
import type { ChatLine, EventLine, LogLine, Snapshot, Update } from "../../generated/protocol";
import { logItems } from "../../game/log/logItems";
import { eventsSinceOwnMove } from "../../game/log/sinceLastTurn";
import { toldOf, type Forced } from "./forcedMoves.svelte";
import { together } from "./chatLines";

export class Chronicle {
  history = $state.raw<LogLine[]>([]);
  /** What else happened: time that was over, bots that stood in, pauses. */
  events = $state.raw<EventLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the last entry when the viewer last pressed something of a move. */
  #heeded = $state(-1);

  readonly log = $derived.by(() => toldOf(logItems(this.history, this.events), this.history, this.forced.numbers));
  /** What others did since the viewer's own last move, until the viewer's first press. */
  readonly unheeded = $derived.by((): PlayerEvents[] =>
    this.#last <= this.#heeded ? [] : eventsSinceOwnMove(this.history, this.mine),
  );

  /** `mine` tells whether a colour is the viewer's own. */
  constructor(
    private readonly mine: (colour: string | null) => boolean,
    private readonly forced: Forced,
  ) {}

  get #last(): number {
    return this.history.at(-1)?.number ?? -1;
  }

  /** The number of the viewer's own last move, or 0. */
  get ownLast(): number {
    return this.history.findLast((line) => this.mine(line.colour))?.number ?? 0;
  }

  /** The viewer turns to what is to be decided. */
  heed(): void {
    this.#heeded = this.#last;
  }

  /** All of it is news to the viewer. */
  heedNothing(): void {
    this.#heeded = -1;
  }

  takeAll({ chat, history, events }: Pick<Snapshot, "chat" | "history" | "events">): void {
    [this.chat, this.history, this.events] = [chat, history, events];
  }

  take({ chat, opened, number, move, colour, happened, undone, event }: Update): void {
    if (chat) this.chat = [...this.chat, chat];
    if (opened.length > 0) this.chat = together(this.chat, opened);
    if (undone) this.history = this.history.filter((line) => line.number !== undone);
    if (move) this.history = [...this.history, { number, move, colour, happened }];
    if (event) this.events = [...this.events, event];
  }
}
