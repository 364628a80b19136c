/** One viewer's table: what the server told, what is being shown of it, and what the viewer has chosen so far. */
import { go } from "../browser/router.svelte";
import { keep, kept } from "../browser/store";
import { muted } from "../browser/muted.svelte";
import { settings } from "../browser/settings.svelte";
import type { ClientMessage, GameView, Snapshot, TableView, Update, VoteView, Whisper } from "../generated/protocol";
import { t } from "../i18n/i18n.svelte";
import { socketUrl } from "../net/http";
import { TableLink, type Answer, type LinkState } from "../net/link";
import { Outgoing, type Sent } from "../net/outgoing.svelte";
import { seatName } from "../game/words";
import { LOW } from "../game/clock";
import { decisionOf, firstChoice, NOTHING, press, questionOf, type Choice } from "../game/decision";
import type { Target } from "../board/types";
import { colourName } from "../game/words";
import { Hinting } from "./hinting.svelte";
import { Missed } from "./missed.svelte";
import { takeReply } from "./replies";
import { Chronicle } from "./chronicle.svelte";
import { Forced } from "./forced.svelte";
import { Asides } from "./asides.svelte";
import { Pending, type Waiting } from "./pending.svelte";
import { Outlooks } from "./outlooks.svelte";
import { Notes } from "../game/notes.svelte";
import { Theatre } from "./theatre.svelte";
import { Ticking } from "../game/ticking.svelte";

/** Questions whose answer shows by itself when it is yes: the event does. */
const SHOWN_BY_EVENTS: ReadonlySet<string> = new Set<VoteView["kind"]>(["bot", "pause", "resume"]);

/** What asks the table for something, beside moves, and wants no answer but that it was taken. */
type Asking = Exclude<
  ClientMessage,
  { type: "hello" | "ping" | "ask_hint" | "ask_odds" | "ask_plans" | "move" | "undo" }
>;

/** What a page at a table holds that nobody else has. */
interface Held {
  draft: string;
  outgoing: readonly Sent<Asking>[];
  waiting: Waiting | null;
  question: string;
  choice: Choice;
  held: string | null;
}

export class Session {
  link: LinkState = $state("connecting");
  table = $state.raw<TableView | null>(null);
  /** The newest game told; what is shown of it may lag behind while it is animated. */
  game = $state.raw<GameView | null>(null);
  choice = $state.raw<Choice>(NOTHING);
  /** A move that ends the turn and waits for the player's word, where they have chosen that it does. */
  held = $state<string | null>(null);
  /** What is being typed. */
  draft = $state("");
  readonly notes = new Notes();
  readonly asides = new Asides();
  readonly hinting = new Hinting();
  readonly outlooks = new Outlooks();
  readonly forced = new Forced();
  readonly told: Chronicle;
  readonly missed: Missed;
  readonly theatre: Theatre;
  readonly ticking = new Ticking();
  /** The move, or the undo, that is under way to the server. */
  readonly pending: Pending;
  /** What else is under way: what was said, answers to questions, and all that is asked for. */
  readonly outgoing: Outgoing<Asking>;

  /** No decision is asked for while things are still being shown. */
  readonly decision = $derived.by(() => decisionOf(this.theatre.busy || this.table?.paused ? null : this.game));
  /** What others did since the viewer's own last move, until the viewer's first press. */
  readonly recent = $derived.by(() => (this.decision.kind === "none" ? [] : this.told.unheeded));
  readonly running = $derived(this.table?.status === "running");

  /** What the same page held before it was loaded anew, until that is taken up. */
  #before: Held | null;
  /** The rest of a landing that was taken with one press. */
  #plan: string[] = [];
  /** What the choice is an answer to, and whether that has changed since the choice began. */
  #question = "";
  #changed = true;
  #line: TableLink;
  /** The line was opened anew: what comes first was missed. */
  #returning = true;
  /** A notice led here: what happened since the viewer's last turn is shown at once, and nothing offered instead. */
  #called = false;

  constructor(readonly id: string) {
    this.told = new Chronicle((colour) => this.#mine(colour), this.forced);
    this.theatre = new Theatre(() => this.#settle());
    this.missed = new Missed(id);
    this.#line = new TableLink(socketUrl(id), {
      snapshot: (message) => this.#snapshot(message),
      update: (message) => this.#update(message),
      answer: (message) => this.#answer(message),
      state: (state) => {
        this.link = state;
        if (state === "connecting") this.#returning = true;
      },
    });
    const held = kept<Held>(this.#place);
    this.draft = held?.draft ?? "";
    this.pending = new Pending(this.#line, held?.waiting);
    this.outgoing = new Outgoing<Asking>(this.#line, held?.outgoing);
    this.#before = held;
    this.#line.connect();
  }

  /** A move or an undo is under way to the server; until its answer, presses do nothing. */
  get asked(): boolean {
    return this.pending.asked;
  }

  /** Called before the page may go: in this tab it goes on as it is now. */
  keep(): void {
    const [draft, outgoing, waiting] = [this.draft, this.outgoing.all, this.pending.waiting];
    const [question, choice, held] = [this.#question, this.choice, this.held];
    keep(this.#place, { draft, outgoing, waiting, question, choice, held } satisfies Held);
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

  /** A press on the board. Something that is not legal is sent, too: the answer explains it. */
  press(target: Target, touch = false): void {
    if (this.theatre.busy) {
      this.theatre.finish();
      return;
    }
    if (this.asked) return;
    this.told.heed();
    const looked = this.choice.looked !== null;
    const pressed = press(this.decision, this.choice, target, touch);
    const nothing = pressed.send === null && pressed.choice === this.choice && this.held === null;
    if (nothing && this.decision.kind !== "none") this.notes.notice("nothing-there", {});
    this.choice = pressed.choice;
    this.held = null;
    if (pressed.send === null) return;
    // Who looked at it and tapped again has confirmed it.
    if (looked) this.confirm(pressed.send);
    else this.play(pressed.send);
  }

  play(move: string): void {
    if (this.asked) return;
    this.#plan = [];
    this.#offer(move);
  }

  /** Plays a move that was typed; all ships are given up only when that is confirmed. */
  type(move: string): void {
    if (move === "resettle" && this.game?.legal?.includes(move)) this.held = move;
    else this.play(move);
  }

  /** Plays a move without asking once more. */
  confirm(move: string): void {
    if (this.asked) return;
    this.#plan = [];
    this.#play(move);
  }

  /** Plays the suggested moves one after the other, as long as each is legal. */
  playAll(moves: readonly string[]): void {
    const [first, ...others] = moves;
    if (first === undefined || this.asked) return;
    this.#plan = others;
    this.#offer(first);
  }

  /** Takes back what was chosen of a move, and tells whether there was anything. */
  cancel(): boolean {
    if (this.held !== null) {
      this.held = null;
      return true;
    }
    if (!this.chosen) return false;
    this.choice = { ...firstChoice(this.decision, this.choice), action: this.choice.action };
    return true;
  }

  /** Whether something of a move has been chosen. */
  get chosen(): boolean {
    return this.choice.beaches.length > 0 || this.choice.island !== null || this.choice.looked !== null;
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
    this.playAll(moves);
  }

  undo(): void {
    if (this.asked) return;
    this.#plan = [];
    if (!this.cancel()) this.#ask({ type: "undo", number: this.#line.last ?? 0 });
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

  /** Plays a move, or holds it back where it ends the turn and the player wants to say so. */
  #offer(move: string): void {
    if (settings.confirm && this.game?.ends?.includes(move)) this.held = move;
    else this.#play(move);
  }

  #play(move: string): void {
    this.held = null;
    this.told.heed();
    this.#ask({ type: "move", number: this.#line.last ?? 0, move });
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
    this.#plan = [];
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

  /** The game as it is now. While it asks the same, say after a broken line, what was half chosen stays. */
  #take(game: GameView | null): void {
    this.game = game;
    const question = questionOf(game);
    if (question === this.#question) return;
    [this.#question, this.#changed, this.held] = [question, true, null];
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
    const next = this.#plan[0];
    if (next !== undefined && message.game.legal?.includes(next)) {
      this.#plan = this.#plan.slice(1);
      this.#offer(next);
    } else {
      this.#plan = [];
    }
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
    this.#plan = [];
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

  /** What was chosen before the page was loaded anew still is, where the same is asked. */
  #takeUp(): void {
    const before = this.#before;
    this.#before = null;
    if (before?.question !== this.#question) return;
    [this.choice, this.held] = [before.choice, before.held];
  }

  /** All that happened has been shown: a new decision begins. */
  #settle(): void {
    if (!this.#changed) return;
    this.#changed = false;
    this.choice = firstChoice(decisionOf(this.game), this.choice);
    this.#takeUp();
    if (this.asked || this.#plan.length > 0 || this.table?.paused) return;
    const only = this.forced.next(this.game);
    if (only !== null) this.#play(only);
  }
}
