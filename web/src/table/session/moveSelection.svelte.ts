/** The viewer's move while it is chosen: the parts chosen so far, the confirmation, and moves played automatically. */
import { settings } from "../../browser/settings.svelte";
import type { Target } from "../../board/model/types";
import {
  decisionOf,
  initialChoice,
  EMPTY_CHOICE,
  applyPress,
  questionKey,
  type Choice,
  type DecisionContext,
} from "../../game/decision/decision";
import type { Toasts } from "../../game/messages/toasts.svelte";
import type { GameView, TableView } from "../../generated/protocol";
import type { BoardPlayback } from "./boardPlayback.svelte";
import type { ForcedMoves } from "./forcedMoves.svelte";
import type { Handover } from "./handover.svelte";
import type { TableLog } from "./tableLog.svelte";

/** A selection in the form that the tab stores, so that it survives a reload of the page. */
export interface StoredSelection {
  question: string;
  choice: Choice;
  held: string | null;
}

/** The parts of a session that a selection uses. */
export interface SelectionContext {
  readonly table: TableView | null;
  /** The newest game that the server sent. The board may still show an older one. */
  readonly game: GameView | null;
  /** Whether a move or an undo has been sent to the server and is not answered yet. */
  readonly moveInFlight: boolean;
  readonly playback: Pick<BoardPlayback, "busy" | "finish">;
  readonly log: Pick<TableLog, "markSeen">;
  readonly forcedMoves: Pick<ForcedMoves, "nextMove">;
  readonly toasts: Toasts;
  /** The handover of pass and play: moves wait until the next player has the device. */
  readonly handover: Pick<Handover, "next">;
  sendMove(move: string): void;
}

export class MoveSelection implements DecisionContext {
  choice = $state.raw<Choice>(EMPTY_CHOICE);
  /** A complete move that ends the turn and waits for confirmation, if the player has turned confirmation on. */
  unconfirmed = $state<string | null>(null);
  /** The viewer's current decision. There is none while an animation is running or the game is paused. */
  readonly decision = $derived.by(() =>
    decisionOf(this.#isWaiting() || this.context.table?.paused ? null : this.context.game),
  );

  /** The moves still to be played of a landing plan or other suggestion that the viewer accepted. */
  #plan: string[] = [];
  /** The key of the newest decision, and whether the choice still belongs to an older one. */
  #question = "";
  #questionChanged = true;
  /** The selection stored before the page was reloaded. It is kept here until it is restored. */
  #stored: StoredSelection | null;

  constructor(
    private readonly context: SelectionContext,
    stored: StoredSelection | null,
  ) {
    this.#stored = stored;
  }

  get toasts(): Toasts {
    return this.context.toasts;
  }

  /** The selection in the form that the tab stores. */
  get stored(): StoredSelection {
    return { question: this.#question, choice: this.choice, held: this.unconfirmed };
  }

  /** Whether a part of a move has been chosen. */
  get started(): boolean {
    return this.choice.beaches.length > 0 || this.choice.island !== null || this.choice.previewed !== null;
  }

  /** Handle a press on the board. Illegal moves are also sent, because the server's answer explains the problem. */
  press(target: Target, touch = false): void {
    if (this.context.playback.busy) {
      this.context.playback.finish();
      return;
    }
    if (this.context.moveInFlight) return;
    this.context.log.markSeen();
    const previewed = this.choice.previewed !== null;
    const pressed = applyPress(this.decision, this.choice, target, touch);
    const nothing = pressed.send === null && pressed.choice === this.choice && this.unconfirmed === null;
    if (nothing && this.decision.kind !== "none") this.toasts.notice("nothing-there", {});
    if (!nothing) this.toasts.dropRefused();
    this.choice = pressed.choice;
    this.unconfirmed = null;
    if (pressed.send === null) return;
    // The second tap on a previewed move confirms it.
    if (previewed) this.confirm(pressed.send);
    else this.play(pressed.send);
  }

  play(move: string): void {
    if (this.context.moveInFlight) return;
    this.cancelPlan();
    this.#playOrAsk(move);
  }

  /** Play a typed move. A move that gives up all ships must be confirmed. */
  playTyped(move: string): void {
    if (move === "resettle" && this.context.game?.legal?.includes(move)) this.unconfirmed = move;
    else this.play(move);
  }

  /** Play a move without asking for confirmation. */
  confirm(move: string): void {
    if (this.context.moveInFlight) return;
    this.cancelPlan();
    this.#send(move);
  }

  /** Play the suggested moves one after another, as long as each is legal. */
  playAll(moves: readonly string[]): void {
    const [first, ...others] = moves;
    if (first === undefined || this.context.moveInFlight) return;
    this.#plan = others;
    this.#playOrAsk(first);
  }

  /** Cancel a partly chosen move. Return whether there was one. */
  cancel(): boolean {
    if (this.unconfirmed !== null) {
      this.unconfirmed = null;
      return true;
    }
    if (!this.started) return false;
    this.choice = { ...initialChoice(this.decision, this.choice), action: this.choice.action };
    return true;
  }

  /** Cancel the remaining suggested moves. */
  cancelPlan(): void {
    this.#plan = [];
  }

  /** Return whether a game requires a new decision. If not, for example after a reconnect, the choice is kept. */
  updateQuestion(game: GameView | null): boolean {
    const question = questionKey(game);
    if (question === this.#question) return false;
    [this.#question, this.#questionChanged, this.unconfirmed] = [question, true, null];
    return true;
  }

  /** Play the next of the suggested moves, if it is legal. */
  continuePlan(legal: readonly string[] | null | undefined): void {
    const [next, ...others] = this.#plan;
    const possible = next !== undefined && legal?.includes(next) === true;
    this.#plan = possible ? others : [];
    if (possible) this.#playOrAsk(next);
  }

  /** Begin a new decision. Called when all animations have ended. */
  startDecision(): void {
    if (!this.#questionChanged || this.context.handover.next !== null) return;
    this.#questionChanged = false;
    this.choice = initialChoice(decisionOf(this.context.game), this.choice);
    this.#restore();
    if (this.context.moveInFlight || this.#plan.length > 0 || this.context.table?.paused) return;
    const only = this.context.forcedMoves.nextMove(this.context.game);
    if (only !== null) this.#send(only);
  }

  /** Return whether an animation is running, or another player has to take the device first. */
  #isWaiting(): boolean {
    return this.context.playback.busy || this.context.handover.next !== null;
  }

  /** Play a move, or ask for confirmation if it ends the turn and the player wants that. */
  #playOrAsk(move: string): void {
    if (settings.confirm && this.context.game?.ends?.includes(move)) this.unconfirmed = move;
    else this.#send(move);
  }

  #send(move: string): void {
    this.unconfirmed = null;
    this.context.log.markSeen();
    this.context.sendMove(move);
  }

  /** Restore the choice made before the page was reloaded, if the decision is still the same. */
  #restore(): void {
    const stored = this.#stored;
    this.#stored = null;
    if (stored?.question !== this.#question) return;
    // The choice may have been stored by an older client, without some of the fields.
    [this.choice, this.unconfirmed] = [{ ...EMPTY_CHOICE, ...stored.choice }, stored.held];
  }
}
