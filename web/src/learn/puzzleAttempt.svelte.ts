/** An attempt at a puzzle. All its outcomes are loaded at the start, so that it works offline afterwards. */
import { AnimationPlayer } from "../board";
import { PACE, settings } from "../browser/settings.svelte";
import type { WholePuzzle } from "../generated/protocol";
import { arrivalBefore } from "../game/log/voyage";
import { tryPuzzleMoves, fetchPuzzle } from "../net/http";
import { Tries, type Start } from "../replay/analysis/tries.svelte";
import { puzzleProgress } from "./puzzleProgress.svelte";
import { playMoves, type MovesResult } from "./offlinePuzzle";

export class PuzzleAttempt {
  /** The result of the moves so far; null until it is known. */
  result = $state.raw<MovesResult | null>(null);
  /** Whether the solution was shown. */
  shown = $state(false);
  readonly tries: Tries;
  #puzzle = $state.raw<WholePuzzle | null>(null);

  constructor(private readonly number: number) {
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

  /** Loads the puzzle. Throws HttpError if it does not exist. */
  async load(): Promise<void> {
    this.#puzzle = await fetchPuzzle(this.number);
    await this.tries.startAt(this.#start(this.#puzzle));
  }

  /** Plays the solution. If the puzzle is unsolved, it counts as failed. */
  async showSolution(): Promise<void> {
    if (this.#puzzle === null) return;
    this.#record("failed", this.tries.moves);
    this.shown = true;
    await this.tries.startAt(this.#start(this.#puzzle), this.#puzzle.solution);
  }

  #start({ start, steps }: WholePuzzle): Start {
    const voyage = arrivalBefore(start, Object.keys(steps[0]?.answers ?? {}));
    return { number: 0, position: start, voyage };
  }

  async #requestVariation(moves: string[]): Promise<MovesResult["variation"]> {
    const result = this.#puzzle && playMoves(this.#puzzle, moves);
    // Only the server can explain why a move is rejected.
    if (!result) return (await tryPuzzleMoves(this.number, { moves, solution: false })).variation;
    this.result = result;
    if (result.solved) this.#record("solved", moves);
    else if (result.cost !== 0) this.#record("failed", moves);
    return result.variation;
  }

  #record(outcome: "solved" | "failed", moves: readonly string[]): void {
    if (this.shown || this.#puzzle === null) return;
    puzzleProgress.record({ number: this.number, key: this.#puzzle.key, moves: [...moves] }, outcome);
  }
}
