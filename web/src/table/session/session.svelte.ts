/** A viewer's session at one table: the state from the server, what the page shows of it, and the viewer's requests. */
import { replayPath } from "../../browser/paths";
import { go } from "../../browser/router.svelte";
import { storeSeatColour } from "../../browser/seatColours";
import { loadFromTab, storeInTab } from "../../browser/storage";
import { muted } from "../../browser/muted.svelte";
import { settings } from "../../browser/settings.svelte";
import type { ClientMessage, GameView, Snapshot, TableView, Update, VoteView, Whisper } from "../../generated/protocol";
import { t } from "../../i18n/i18n.svelte";
import { tableSocketPath } from "../../net/http";
import { TableConnection, type Answer, type ConnectionState } from "../../net/tableConnection";
import { Outbox, type QueuedMessage } from "../../net/outbox.svelte";
import { colourName, seatName } from "../../game/text/names";
import { LOW } from "../../game/clock/clock";
import { RunningClock } from "../../game/clock/runningClock.svelte";
import { decisionOf } from "../../game/decision/decision";
import { Toasts } from "../../game/messages/toasts.svelte";
import { BoardPlayback } from "./boardPlayback.svelte";
import { handleCommandReply } from "./commandReplies";
import { ForcedMoves } from "./forcedMoves.svelte";
import { Handover, isPassAndPlay } from "./handover.svelte";
import { HintRequest } from "./hintRequest.svelte";
import { MissedMoves } from "./missedMoves.svelte";
import { MoveSelection, type SelectionContext, type StoredSelection } from "./moveSelection.svelte";
import { PendingMove, type Waiting } from "./pendingMove.svelte";
import { PreviewCache } from "./previewCache.svelte";
import { PrivateLines } from "./privateLines.svelte";
import { TableLog } from "./tableLog.svelte";

/** Kinds of votes whose acceptance causes an event in the log, so that no message is needed. */
const SHOWN_BY_EVENTS: ReadonlySet<string> = new Set<VoteView["kind"]>(["bot", "pause", "resume"]);

/** Requests that the server only acknowledges: all except moves, undos, and requests for hints, odds and plans. */
type TableRequest = Exclude<
  ClientMessage,
  { type: "hello" | "ping" | "ask_hint" | "ask_odds" | "ask_plans" | "move" | "undo" }
>;

/** The state of this page that only this tab has. It is stored so that it survives a reload. */
interface StoredState extends StoredSelection {
  draft: string;
  outgoing: readonly QueuedMessage<TableRequest>[];
  waiting: Waiting | null;
}

export class Session implements SelectionContext {
  link: ConnectionState = $state("connecting");
  table = $state.raw<TableView | null>(null);
  /** The newest game that the server sent. The board may still show an older one, while it is animated. */
  game = $state.raw<GameView | null>(null);
  /** The text in the chat's input field. */
  draft = $state("");
  readonly toasts = new Toasts();
  readonly privateLines = new PrivateLines();
  readonly hintRequest = new HintRequest();
  readonly previews = new PreviewCache();
  readonly forcedMoves = new ForcedMoves();
  readonly handover = new Handover(this);
  readonly log: TableLog;
  readonly missedMoves: MissedMoves;
  readonly playback: BoardPlayback;
  readonly selection: MoveSelection;
  readonly clock = new RunningClock();
  readonly pendingMove: PendingMove;
  /** The requests that the server has not acknowledged yet, except moves and undos. */
  readonly outbox: Outbox<TableRequest>;

  /** The events caused by others since the viewer's last move. Empty once the viewer starts to choose a move. */
  readonly recentMoves = $derived.by(() => (this.selection.decision.kind === "none" ? [] : this.log.unseen));
  readonly running = $derived(this.table?.status === "running");

  #connection: TableConnection;
  /** Whether the connection was just opened. If so, the first entries are those that were missed. */
  #reconnecting = true;
  /** Whether the page was opened from a notification. If so, recent moves are shown at once, without asking. */
  #openedFromNotification = false;

  constructor(readonly id: string) {
    this.log = new TableLog((colour) => this.#isOwn(colour), this.forcedMoves);
    this.playback = new BoardPlayback(() => this.selection.startDecision());
    this.missedMoves = new MissedMoves(id);
    this.#connection = new TableConnection(tableSocketPath(id), {
      snapshot: (message) => this.#onSnapshot(message),
      update: (message) => this.#onUpdate(message),
      answer: (message) => this.#onAnswer(message),
      state: (state) => {
        this.link = state;
        if (state !== "online") this.#reconnecting = true;
      },
    });
    const stored = loadFromTab<StoredState>(this.#storageKey);
    this.selection = new MoveSelection(this, stored);
    this.draft = stored?.draft ?? "";
    this.pendingMove = new PendingMove(this.#connection, stored?.waiting);
    this.outbox = new Outbox<TableRequest>(this.#connection, stored?.outgoing);
    this.#connection.connect();
  }

  get moveInFlight(): boolean {
    return this.pendingMove.inFlight;
  }

  /** Store the state of this page in the tab. Called before the page may be unloaded. */
  storeState(): void {
    const [draft, outgoing, waiting] = [this.draft, this.outbox.messages, this.pendingMove.waiting];
    storeInTab(this.#storageKey, { draft, outgoing, waiting, ...this.selection.stored } satisfies StoredState);
  }

  close(): void {
    this.storeState();
    this.pendingMove.clear();
    this.playback.stop();
    this.clock.stop();
    this.#connection.close();
  }

  /** Reconnect, and show all that was missed without animation. Called when the page may have slept. */
  wake(): void {
    this.playback.finish();
    this.#connection.refresh();
  }

  /**
   * Skip animations, offer missed moves, and check the connection, which may have died meanwhile. Called when the page
   * becomes visible.
   */
  onVisible(): void {
    this.#connection.probe();
    this.playback.finish();
    this.#updateOffer();
  }

  /** Show the moves since the viewer's last turn. Called when the viewer has opened a notification. */
  showRecentMoves(): void {
    this.#openedFromNotification = true;
    this.log.markUnseen();
    this.#updateOffer();
  }

  /** Send a request, only once even after a reconnect. Repetitions are ignored until the first is acknowledged. */
  send(message: TableRequest): boolean {
    const json = JSON.stringify(message);
    if (message.type !== "chat" && this.outbox.messages.some((queued) => JSON.stringify(queued.message) === json)) {
      return true;
    }
    const sent = this.outbox.send(message);
    if (!sent) this.toasts.problem("offline", {});
    return sent;
  }

  sendMove(move: string): void {
    this.#request({ type: "move", number: this.#connection.last ?? 0, move });
  }

  /** Send a chat line or a command. A command refers to the state of the table that this page shows. */
  sendLine(text: string): boolean {
    return this.send({ type: "chat", text, number: this.#connection.last ?? 0 });
  }

  /** Add a line to the chat that only this viewer sees. Null adds the list of commands. */
  addPrivateLine(whisper: Whisper | null): void {
    this.privateLines.add(this.log.chat.at(-1)?.number ?? 0, whisper);
  }

  /** Start the game. In a rated game, this also accepts the terms that this page shows. */
  start(): void {
    this.send({ type: "start", number: this.#connection.last ?? 0 });
  }

  /** Accept the terms of the rated game that is about to start. */
  acceptTerms(): void {
    this.send({ type: "accept", number: this.#connection.last ?? 0 });
  }

  /** Ask the other players to undo moves that the viewer cannot undo alone. */
  proposeUndo(): void {
    this.send({ type: "ask_undo", number: this.#connection.last ?? 0 });
  }

  requestHint(): void {
    const sent = this.hintRequest.request(
      () => this.#connection.send({ type: "ask_hint", number: this.#connection.last ?? 0 }) !== null,
    );
    if (!sent) this.toasts.problem("offline", {});
  }

  /** Request the odds of a sail, once for each position. */
  requestOdds(move: string): void {
    if (this.moveInFlight) return;
    this.previews.request(move, () =>
      this.#connection.send({ type: "ask_odds", number: this.#connection.last ?? 0, move }),
    );
  }

  /** Request the plans for the landing of the fleet, once for each position. */
  requestLandingPlans(): void {
    if (this.moveInFlight) return;
    this.previews.request("land", () =>
      this.#connection.send({ type: "ask_plans", number: this.#connection.last ?? 0 }),
    );
  }

  /** The next player of pass and play has the device, and begins the turn. */
  takeTurn(): void {
    this.handover.take();
    this.selection.startDecision();
  }

  /** Play the moves of a hint. */
  playHint(moves: readonly string[]): void {
    this.hintRequest.clear();
    this.selection.playAll(moves);
  }

  /** Cancel a partly chosen move; if there is none, undo the last move. */
  undo(): void {
    if (this.moveInFlight) return;
    this.selection.cancelPlan();
    if (!this.selection.cancel()) this.#request({ type: "undo", number: this.#connection.last ?? 0 });
  }

  /** Return the name of the player with a colour. If two players have the same name, the colour is added. */
  readonly nameOf = (colour: string): string => {
    const seat = this.table?.seats.find((other) => other.colour === colour);
    if (!seat) return colourName(colour);
    const sameName = this.table?.seats.filter((other) => seatName(other) === seatName(seat)) ?? [];
    return sameName.length > 1
      ? t("seat-among-equals", { name: seatName(seat), colour: colourName(colour) })
      : seatName(seat);
  };

  #updateOffer(): void {
    if (document.hidden || !this.table) return;
    this.missedMoves.updateOffer(
      this.log.moves,
      this.running,
      (colour) => this.#isOwn(colour),
      this.table.you !== null,
    );
    if (this.#openedFromNotification && decisionOf(this.game).kind !== "none") this.missedMoves.dismiss();
    this.#openedFromNotification = false;
  }

  /** Return whether a player plays at this page. On a device, that is each person: after a move, `you` is the next one. */
  #isOwn(colour: string | null): boolean {
    const { table } = this;
    if (colour === null || table === null) return false;
    const seat = table.seats.find((other) => other.colour === colour);
    return seat !== undefined && (seat.you || (isPassAndPlay(table) && seat.bot === null));
  }

  get #storageKey(): string {
    return `table.${this.id}`;
  }

  #request(request: Parameters<PendingMove["send"]>[0]): void {
    if (!this.pendingMove.send(request, this.log.moves)) this.toasts.problem("offline", {});
  }

  #onSnapshot(message: Snapshot): void {
    this.table = message.table;
    // The server will not answer requests that were sent over the old connection.
    this.previews.clear();
    this.#setGame(message.game);
    this.log.load(message);
    this.pendingMove.applySnapshot(message, (colour) => this.#isOwn(colour));
    this.selection.cancelPlan();
    this.clock.set(message.game?.clock ?? null);
    this.playback.jumpTo(message.game);
    this.#onReconnected();
    this.#updateOffer();
  }

  /** Send unacknowledged requests again. Called when the connection is back and all missed entries have been applied. */
  #onReconnected(): void {
    this.#reconnecting = false;
    this.pendingMove.resend();
    this.outbox.resend();
  }

  #setGame(game: GameView | null): void {
    this.game = game;
    const own = game && this.table?.seats.find((seat) => seat.you)?.colour;
    if (own) storeSeatColour(this.id, own);
    if (!this.selection.updateQuestion(game)) return;
    this.hintRequest.clear();
    this.previews.clear();
  }

  #onUpdate(message: Update): void {
    const shown = message.settled === "accepted" && SHOWN_BY_EVENTS.has(this.table?.vote?.kind ?? "");
    if (message.settled && !shown) this.toasts.notice(`vote-${message.settled}`, {});
    if (message.table) this.table = message.table;
    this.log.apply(message);
    if (message.move) this.#onMove(message);
    this.pendingMove.applyEntry(message, this.#isOwn(message.colour));
    this.forcedMoves.apply(message, this.#isOwn(message.colour));
    if (message.event?.kind === "timed_out" && this.#isOwn(message.event.colour)) this.toasts.notice("timed-out", {});
    const reconnected = this.#reconnecting && message.table !== null;
    if (reconnected) this.#onReconnected();
    if (!message.game) return;
    if (reconnected) this.#updateOffer();
    this.clock.set(message.game.clock ?? null);
    const before = this.game;
    this.#setGame(message.game);
    this.selection.continuePlan(message.game.legal);
    this.playback.play(
      before,
      message.game,
      message.happened,
      this.#isShortOfTime() ? "off" : settings.speed,
      this.#isOwn(message.colour),
    );
  }

  /** Return whether the viewer's clock is running and low. If so, animations would cost thinking time. */
  #isShortOfTime(): boolean {
    const you = this.table?.you ?? null;
    return you !== null && this.clock.running === you && (this.clock.left(you) ?? LOW) < LOW;
  }

  #onMove({ number, colour }: Update): void {
    if (this.#isOwn(colour)) this.missedMoves.dismiss();
    if (!this.#reconnecting && !document.hidden) this.missedMoves.markSeen(number);
  }

  #onAnswer(message: Answer): void {
    if (message.type === "taken") return this.outbox.acknowledge(message.once);
    if (this.previews.handleAnswer(message) || message.type === "odds" || message.type === "plans") return;
    if (message.type === "told") {
      if (!muted.has(message.words.name)) this.addPrivateLine(message.words);
      return;
    }
    if (message.type === "hint") return this.hintRequest.receive(message);
    if (!this.pendingMove.handleAnswer(message)) return;
    this.selection.cancelPlan();
    if (message.type === "problem") {
      this.outbox.reject(message.id);
      this.hintRequest.reject();
    }
    if (message.type === "refused") this.toasts.refused(message.code, message.clause, message.facts);
    else if (message.type === "notice") handleCommandReply(this, message);
    else if (message.code === "no_table") go("/nothing");
    else if (message.code === "sealed_today") go("/daily", { instead: true });
    else if (message.code === "archived") go(replayPath(this.id), { instead: true });
    else this.toasts.problem(message.code, message.facts);
  }
}
