/** An attempt at a puzzle. All its outcomes are loaded at the start, so that it works offline afterwards. */
import { AnimationPlayer } from "../board";
import { PACE, settings } from "../browser/settings.svelte";
import type { PuzzleLine, WholePuzzle } from "../generated/protocol";
import { arrivalBefore } from "../game/log/voyage";
import { tryPuzzleMoves, fetchPuzzle } from "../net/http";
import { Tries, type Start } from "../replay/analysis/tries.svelte";
import { puzzleProgress } from "./puzzleProgress.svelte";
import { playMoves, type MovesResult } from "./offlinePuzzle";

/** The turns that explain a puzzle: the wrong one that looks best, and the best one. */
export const TURNS = ["tempting", "best"] as const;
export type Turn = (typeof TURNS)[number];

export class PuzzleAttempt {
  /** The result of the moves so far; null until it is known. */
  result = $state.raw<MovesResult | null>(null);
  /** Whether the solution was shown. */
  shown = $state(false);
  /** The turn that is played to explain the puzzle; null before the solver asks why. */
  explained = $state<Turn | null>(null);
  readonly tries: Tries;
  #puzzle = $state.raw<WholePuzzle | null>(null);
  /** Whether the moves so far have been counted as a failed attempt. */
  #failed = false;

  /** `onAttempt` is called after each attempt: when the puzzle is solved, after a mistake, and before the solution. */
  constructor(
    private readonly number: number,
    private readonly onAttempt: (key: string, moves: readonly string[], solved: boolean) => void = () => undefined,
  ) {
    this.tries = new Tries(
      (_, moves) => this.#requestVariation(moves),
      new AnimationPlayer(),
      () => PACE[settings.speed],
    );
  }

  /** The id of the text that says what to do; null until the puzzle is loaded. */
  get task(): string | null {
    if (this.#puzzle === null) return null;
    const { kind, task } = this.#puzzle;
    return task === "goal" ? `puzzle-task-${kind}` : `puzzle-best-${kind}`;
  }

  /** The puzzle; null until it is loaded. */
  get puzzle(): WholePuzzle | null {
    return this.#puzzle;
  }

  /** The turn that is played to explain the puzzle. */
  get line(): PuzzleLine | null {
    return this.#puzzle && this.explained && this.#puzzle[this.explained];
  }

  /** Whether both turns are known. A puzzle that an earlier version has cached has neither. */
  get hasTurns(): boolean {
    return this.#puzzle?.tempting !== undefined;
  }

  /** Loads the puzzle. Throws HttpError if it does not exist. */
  async load(): Promise<void> {
    this.#puzzle = await fetchPuzzle(this.number);
    await this.tries.startAt(this.#start(this.#puzzle));
  }

  /** Plays the solution. If the puzzle is unsolved, it counts as failed. */
  async showSolution(): Promise<void> {
    if (this.#puzzle === null) return;
    this.#record("failed", this.tries.moves);
    if (!this.shown && this.result?.solved !== true) this.onAttempt(this.#puzzle.key, [], false);
    this.shown = true;
    await this.tries.startAt(this.#start(this.#puzzle), this.#puzzle.solution);
  }

  /** Plays a turn that explains the puzzle. */
  async explain(turn: Turn): Promise<void> {
    if (this.#puzzle === null) return;
    this.explained = turn;
    await this.tries.startAt(this.#start(this.#puzzle), this.#puzzle[turn].moves);
  }

  #start({ start, steps }: WholePuzzle): Start {
    const voyage = arrivalBefore(start, Object.keys(steps[0]?.answers ?? {}));
    return { number: 0, position: start, voyage };
  }

  async #requestVariation(moves: string[]): Promise<MovesResult["variation"]> {
    if (this.line) {
      const { frames, end } = this.line;
      const isWhole = moves.length === frames.length;
      return { frames: frames.slice(0, moves.length), legal: [], routes: null, plans: [], end: isWhole ? end : null };
    }
    const result = this.#puzzle && playMoves(this.#puzzle, moves);
    // Only the server can explain why a move is rejected.
    if (!result) return (await tryPuzzleMoves(this.number, { moves, solution: false })).variation;
    this.result = result;
    if (result.solved) this.#record("solved", moves);
    else if (result.cost !== 0) this.#record("failed", moves);
    this.#reportAttempt(result, moves);
    return result.variation;
  }

  /** Reports a solution, and the first mistake in a line of moves. */
  #reportAttempt({ solved, cost }: MovesResult, moves: readonly string[]): void {
    const failed = !solved && cost !== 0 && moves.length > 0;
    if (!this.shown && this.#puzzle !== null && (solved || (failed && !this.#failed)))
      this.onAttempt(this.#puzzle.key, moves, solved);
    this.#failed = failed;
  }

  #record(outcome: "solved" | "failed", moves: readonly string[]): void {
    if (this.shown || this.#puzzle === null) return;
    puzzleProgress.record({ number: this.number, key: this.#puzzle.key, moves: [...moves] }, outcome);
  }
}
