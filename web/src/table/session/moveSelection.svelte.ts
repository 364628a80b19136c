/** A viewer's decision on its way: what was chosen of it so far, what waits for a last word, and what follows by itself. */
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
import type { Chronicle } from "./tableLog.svelte";
import type { Forced } from "./forcedMoves.svelte";
import type { Theatre } from "./boardPlayback.svelte";

/** What a page holds of a decision when it is loaded anew. */
export interface Chosen {
  question: string;
  choice: Choice;
  held: string | null;
}

/** Where it is decided. */
export interface Place {
  readonly table: TableView | null;
  /** The newest game told; what is shown of it may lag behind. */
  readonly game: GameView | null;
  /** A move or an undo is under way to the server. */
  readonly asked: boolean;
  readonly theatre: Pick<Theatre, "busy" | "finish">;
  readonly told: Pick<Chronicle, "heed">;
  readonly forced: Pick<Forced, "next">;
  readonly notes: Toasts;
  /** Sends a move. */
  move(move: string): void;
}

export class Choosing implements DecisionContext {
  choice = $state.raw<Choice>(EMPTY_CHOICE);
  /** A move that ends the turn and waits for the player's word, where they have chosen that it does. */
  held = $state<string | null>(null);
  /** No decision is asked for while things are still being shown. */
  readonly decision = $derived.by(() =>
    decisionOf(this.at.theatre.busy || this.at.table?.paused ? null : this.at.game),
  );

  /** The rest of a landing that was taken with one press. */
  #plan: string[] = [];
  /** What the choice is an answer to, and whether that has changed since the choice began. */
  #question = "";
  #changed = true;
  /** What the same page held before it was loaded anew, until that is taken up. */
  #before: Chosen | null;

  constructor(
    private readonly at: Place,
    before: Chosen | null,
  ) {
    this.#before = before;
  }

  get notes(): Toasts {
    return this.at.notes;
  }

  /** What there is of it, to be kept with the page. */
  get all(): Chosen {
    return { question: this.#question, choice: this.choice, held: this.held };
  }

  /** Whether something of a move has been chosen. */
  get begun(): boolean {
    return this.choice.beaches.length > 0 || this.choice.island !== null || this.choice.previewed !== null;
  }

  /** A press on the board. Something that is not legal is sent, too: the answer explains it. */
  press(target: Target, touch = false): void {
    if (this.at.theatre.busy) {
      this.at.theatre.finish();
      return;
    }
    if (this.at.asked) return;
    this.at.told.heed();
    const looked = this.choice.previewed !== null;
    const pressed = applyPress(this.decision, this.choice, target, touch);
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
    if (this.at.asked) return;
    this.drop();
    this.#offer(move);
  }

  /** Plays a move that was typed; all ships are given up only when that is confirmed. */
  type(move: string): void {
    if (move === "resettle" && this.at.game?.legal?.includes(move)) this.held = move;
    else this.play(move);
  }

  /** Plays a move without asking once more. */
  confirm(move: string): void {
    if (this.at.asked) return;
    this.drop();
    this.#play(move);
  }

  /** Plays the suggested moves one after the other, as long as each is legal. */
  playAll(moves: readonly string[]): void {
    const [first, ...others] = moves;
    if (first === undefined || this.at.asked) return;
    this.#plan = others;
    this.#offer(first);
  }

  /** Takes back what was chosen of a move, and tells whether there was anything. */
  cancel(): boolean {
    if (this.held !== null) {
      this.held = null;
      return true;
    }
    if (!this.begun) return false;
    this.choice = { ...initialChoice(this.decision, this.choice), action: this.choice.action };
    return true;
  }

  /** Plays no more of the suggested moves. */
  drop(): void {
    this.#plan = [];
  }

  /**
   * Hears of the game as it is now, and tells whether it asks for something else than before. While it asks the same, say
   * after a broken line, what was half chosen stays.
   */
  take(game: GameView | null): boolean {
    const question = questionKey(game);
    if (question === this.#question) return false;
    [this.#question, this.#changed, this.held] = [question, true, null];
    return true;
  }

  /** Plays the next of the suggested moves, if it is legal. */
  goOn(legal: readonly string[] | null | undefined): void {
    const [next, ...others] = this.#plan;
    const goes = next !== undefined && legal?.includes(next) === true;
    this.#plan = goes ? others : [];
    if (goes) this.#offer(next);
  }

  /** All that happened has been shown: a new decision begins. */
  begin(): void {
    if (!this.#changed) return;
    this.#changed = false;
    this.choice = initialChoice(decisionOf(this.at.game), this.choice);
    this.#takeUp();
    if (this.at.asked || this.#plan.length > 0 || this.at.table?.paused) return;
    const only = this.at.forced.next(this.at.game);
    if (only !== null) this.#play(only);
  }

  /** Plays a move, or holds it back where it ends the turn and the player wants to say so. */
  #offer(move: string): void {
    if (settings.confirm && this.at.game?.ends?.includes(move)) this.held = move;
    else this.#play(move);
  }

  #play(move: string): void {
    this.held = null;
    this.at.told.heed();
    this.at.move(move);
  }

  /** What was chosen before the page was loaded anew still is, where the same is asked. */
  #takeUp(): void {
    const before = this.#before;
    this.#before = null;
    if (before?.question !== this.#question) return;
    [this.choice, this.held] = [before.choice, before.held];
  }
}
