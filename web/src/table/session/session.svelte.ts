/** One viewer's table: what the server told, what is being shown of it, and what the viewer asks for. */
import { go } from "../../browser/router.svelte";
import { storeInTab, loadFromTab } from "../../browser/storage";
import { muted } from "../../browser/muted.svelte";
import { settings } from "../../browser/settings.svelte";
import type { ClientMessage, GameView, Snapshot, TableView, Update, VoteView, Whisper } from "../../generated/protocol";
import { t } from "../../i18n/i18n.svelte";
import { tableSocketUrl } from "../../net/http";
import { TableConnection, type Answer, type ConnectionState } from "../../net/tableConnection";
import { Outbox, type QueuedMessage } from "../../net/outbox.svelte";
import { seatName } from "../../game/text/names";
import { LOW } from "../../game/clock/clock";
import { decisionOf } from "../../game/decision/decision";
import { colourName } from "../../game/text/names";
import { Hinting } from "./hintRequest.svelte";
import { Missed } from "./missedMoves.svelte";
import { takeReply } from "./commandReplies";
import { Choosing, type Chosen, type Place } from "./moveSelection.svelte";
import { Chronicle } from "./tableLog.svelte";
import { Forced } from "./forcedMoves.svelte";
import { Asides } from "./privateLines.svelte";
import { Pending, type Waiting } from "./pendingMove.svelte";
import { Outlooks } from "./previewCache.svelte";
import { Toasts } from "../../game/messages/toasts.svelte";
import { Theatre } from "./boardPlayback.svelte";
import { RunningClock } from "../../game/clock/runningClock.svelte";

/** Questions whose answer shows by itself when it is yes: the event does. */
const SHOWN_BY_EVENTS: ReadonlySet<string> = new Set<VoteView["kind"]>(["bot", "pause", "resume"]);

/** What asks the table for something, beside moves, and wants no answer but that it was taken. */
type Asking = Exclude<
  ClientMessage,
  { type: "hello" | "ping" | "ask_hint" | "ask_odds" | "ask_plans" | "move" | "undo" }
>;

/** What a page at a table holds that nobody else has. */
interface Held extends Chosen {
  draft: string;
  outgoing: readonly QueuedMessage<Asking>[];
  waiting: Waiting | null;
}

export class Session implements Place {
  link: ConnectionState = $state("connecting");
  table = $state.raw<TableView | null>(null);
  /** The newest game told; what is shown of it may lag behind while it is animated. */
  game = $state.raw<GameView | null>(null);
  /** What is being typed. */
  draft = $state("");
  readonly notes = new Toasts();
  readonly asides = new Asides();
  readonly hinting = new Hinting();
  readonly outlooks = new Outlooks();
  readonly forced = new Forced();
  readonly told: Chronicle;
  readonly missed: Missed;
  readonly theatre: Theatre;
  readonly choosing: Choosing;
  readonly ticking = new RunningClock();
  /** The move, or the undo, that is under way to the server. */
  readonly pending: Pending;
  /** What else is under way: what was said, answers to questions, and all that is asked for. */
  readonly outgoing: Outbox<Asking>;

  /** What others did since the viewer's own last move, until the viewer's first press. */
  readonly recent = $derived.by(() => (this.choosing.decision.kind === "none" ? [] : this.told.unheeded));
  readonly running = $derived(this.table?.status === "running");

  #line: TableConnection;
  /** The line was opened anew: what comes first was missed. */
  #returning = true;
  /** A notice led here: what happened since the viewer's last turn is shown at once, and nothing offered instead. */
  #called = false;

  constructor(readonly id: string) {
    this.told = new Chronicle((colour) => this.#mine(colour), this.forced);
    this.theatre = new Theatre(() => this.choosing.begin());
    this.missed = new Missed(id);
    this.#line = new TableConnection(tableSocketUrl(id), {
      snapshot: (message) => this.#snapshot(message),
      update: (message) => this.#update(message),
      answer: (message) => this.#answer(message),
      state: (state) => {
        this.link = state;
        if (state === "connecting") this.#returning = true;
      },
    });
    const held = loadFromTab<Held>(this.#place);
    this.choosing = new Choosing(this, held);
    this.draft = held?.draft ?? "";
    this.pending = new Pending(this.#line, held?.waiting);
    this.outgoing = new Outbox<Asking>(this.#line, held?.outgoing);
    this.#line.connect();
  }

  /** A move or an undo is under way to the server; until its answer, presses do nothing. */
  get asked(): boolean {
    return this.pending.asked;
  }

  /** Called before the page may go: in this tab it goes on as it is now. */
  keep(): void {
    const [draft, outgoing, waiting] = [this.draft, this.outgoing.all, this.pending.waiting];
    storeInTab(this.#place, { draft, outgoing, waiting, ...this.choosing.all } satisfies Held);
  }

  close(): void {
    this.keep();
    this.pending.drop();
    this.theatre.stop();
    this.ticking.stop();
    this.#line.close();
  }

  /** Called when the page may have slept: asks for whatever was missed and shows it at once. */
  wake(): void {
    this.theatre.finish();
    this.#line.refresh();
  }

  /** Called when the page is looked at again. */
  look(): void {
    this.theatre.finish();
    this.#back();
  }

  /** Called when a notice led here. */
  tellSince(): void {
    this.#called = true;
    this.told.heedNothing();
    this.#back();
  }

  /** Asks for something, once however often the line breaks; a button that is pressed again meanwhile asks no more. */
  send(message: Asking): boolean {
    const same = JSON.stringify(message);
    if (message.type !== "chat" && this.outgoing.all.some((one) => JSON.stringify(one.message) === same)) return true;
    const sent = this.outgoing.send(message);
    if (!sent) this.notes.problem("offline", {});
    return sent;
  }

  /** Sends a move. */
  move(move: string): void {
    this.#ask({ type: "move", number: this.#line.last ?? 0, move });
  }

  /** Says something, or a command, which means the table as it is shown here. */
  say(text: string): boolean {
    return this.send({ type: "chat", text, number: this.#line.last ?? 0 });
  }

  /** Shows words in the chat to this viewer alone; null: the list of commands. */
  aside(words: Whisper | null): void {
    this.asides.add(this.told.chat.at(-1)?.number ?? 0, words);
  }

  /** Starts the game, and so accepts the terms of a rated one as they are shown here. */
  start(): void {
    this.send({ type: "start", number: this.#line.last ?? 0 });
  }

  /** Accepts the terms of the rated game that is about to start. */
  accept(): void {
    this.send({ type: "accept", number: this.#line.last ?? 0 });
  }

  /** Asks the others to take back beyond a draw. */
  askUndo(): void {
    this.send({ type: "ask_undo", number: this.#line.last ?? 0 });
  }

  askHint(): void {
    const sent = this.hinting.ask(() => this.#line.send({ type: "ask_hint", number: this.#line.last ?? 0 }) !== null);
    if (!sent) this.notes.problem("offline", {});
  }

  /** Asks for the odds of a sail, once for each position. */
  lookAhead(move: string): void {
    if (!this.asked)
      this.outlooks.look(move, () => this.#line.send({ type: "ask_odds", number: this.#line.last ?? 0, move }));
  }

  /** Asks how the fleet that is landing could land, once for each position. */
  planLanding(): void {
    if (!this.asked)
      this.outlooks.look("land", () => this.#line.send({ type: "ask_plans", number: this.#line.last ?? 0 }));
  }

  /** Plays the moves of a hint. */
  playHint(moves: readonly string[]): void {
    this.hinting.drop();
    this.choosing.playAll(moves);
  }

  undo(): void {
    if (this.asked) return;
    this.choosing.drop();
    if (!this.choosing.cancel()) this.#ask({ type: "undo", number: this.#line.last ?? 0 });
  }

  /** A player by colour, as the table calls them. */
  readonly nameOf = (colour: string): string => {
    const seat = this.table?.seats.find((one) => one.colour === colour);
    if (!seat) return colourName(colour);
    const same = this.table?.seats.filter((one) => seatName(one) === seatName(seat)) ?? [];
    return same.length > 1
      ? t("seat-among-equals", { name: seatName(seat), colour: colourName(colour) })
      : seatName(seat);
  };

  #back(): void {
    if (document.hidden || !this.table) return;
    this.missed.back(this.told.history, this.running, (colour) => this.#mine(colour), this.table.you !== null);
    if (this.#called && decisionOf(this.game).kind !== "none") this.missed.drop();
    this.#called = false;
  }

  #mine(colour: string | null): boolean {
    return colour !== null && this.table?.seats.some((seat) => seat.you && seat.colour === colour) === true;
  }

  /** Where this tab keeps what the page holds. */
  get #place(): string {
    return `table.${this.id}`;
  }

  #ask(request: Parameters<Pending["ask"]>[0]): void {
    if (!this.pending.ask(request, this.told.history)) this.notes.problem("offline", {});
  }

  #snapshot(message: Snapshot): void {
    this.table = message.table;
    // What was asked over a line that broke is answered no more.
    this.outlooks.clear();
    this.#take(message.game);
    this.told.takeAll(message);
    this.pending.sawAll(message, (colour) => this.#mine(colour));
    this.choosing.drop();
    this.ticking.take(message.game?.clock ?? null);
    this.theatre.show(message.game);
    this.#returned();
    this.#back();
  }

  /** The line is back, and all that was missed has been told. */
  #returned(): void {
    this.#returning = false;
    this.pending.again();
    this.outgoing.again();
  }

  #take(game: GameView | null): void {
    this.game = game;
    if (!this.choosing.take(game)) return;
    this.hinting.drop();
    this.outlooks.clear();
  }

  #update(message: Update): void {
    const seen = message.settled === "accepted" && SHOWN_BY_EVENTS.has(this.table?.vote?.kind ?? "");
    if (message.settled && !seen) this.notes.notice(`vote-${message.settled}`, {});
    if (message.table) this.table = message.table;
    this.told.take(message);
    if (message.move) this.#moved(message);
    this.pending.saw(message, this.#mine(message.colour));
    this.forced.saw(message, this.#mine(message.colour));
    if (message.event?.kind === "timed_out" && this.#mine(message.event.colour)) this.notes.notice("timed-out", {});
    const back = this.#returning && message.table !== null;
    if (back) this.#returned();
    if (!message.game) return;
    if (back) this.#back();
    this.ticking.take(message.game.clock ?? null);
    const before = this.game;
    this.#take(message.game);
    this.choosing.goOn(message.game.legal);
    this.theatre.add(
      before,
      message.game,
      message.happened,
      this.#hurries() ? "off" : settings.speed,
      this.#mine(message.colour),
    );
  }

  /** Whether the viewer's own time runs and is low: then nothing is played that would take of it. */
  #hurries(): boolean {
    const you = this.table?.you ?? null;
    return you !== null && this.ticking.running === you && (this.ticking.left(you) ?? LOW) < LOW;
  }

  #moved({ number, colour }: Update): void {
    if (this.#mine(colour)) this.missed.drop();
    if (!this.#returning && !document.hidden) this.missed.saw(number);
  }

  #answer(message: Answer): void {
    if (message.type === "taken") return this.outgoing.taken(message.once);
    if (this.outlooks.take(message) || message.type === "odds" || message.type === "plans") return;
    if (message.type === "told") {
      if (!muted.has(message.words.name)) this.aside(message.words);
      return;
    }
    if (message.type === "hint") return this.hinting.take(message);
    if (!this.pending.answered(message)) return;
    this.choosing.drop();
    if (message.type === "problem") {
      this.outgoing.turnedDown(message.id);
      this.hinting.refused();
    }
    if (message.type === "refused") this.notes.refused(message.code, message.clause, message.facts);
    else if (message.type === "notice") takeReply(this, message);
    else if (message.code === "no_table") go("/nothing");
    else if (message.code === "sealed_today") go("/daily", { instead: true });
    else if (message.code === "archived") go(`/t/${this.id}/replay`, { instead: true });
    else this.notes.problem(message.code, message.facts);
  }
}
