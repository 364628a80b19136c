/** A puzzle as it is tried: all that can come of it is there from the start, so that it needs no network from then on. */
import { AnimationPlayer } from "../board";
import { PACE, settings } from "../browser/settings.svelte";
import type { WholePuzzle } from "../generated/protocol";
import { tryPuzzleMoves, fetchPuzzle } from "../net/http";
import { Tries } from "../replay/analysis/tries.svelte";
import { solved } from "./solved.svelte";
import { reached, type Reached } from "./whole";

export class Quiz {
  /** What came of the moves made so far; null until it is known. */
  tried = $state.raw<Reached | null>(null);
  /** The solution is being shown, or was. */
  shown = $state(false);
  readonly tries: Tries;
  #puzzle = $state.raw<WholePuzzle | null>(null);

  constructor(private readonly number: number) {
    this.tries = new Tries(
      (_, moves) => this.#ask(moves),
      new AnimationPlayer(),
      () => PACE[settings.speed],
    );
  }

  get kind(): WholePuzzle["kind"] | null {
    return this.#puzzle?.kind ?? null;
  }

  /** Raises HttpError where there is no such puzzle. */
  async begin(): Promise<void> {
    this.#puzzle = await fetchPuzzle(this.number);
    await this.tries.begin({ number: 0, position: this.#puzzle.start });
  }

  /** Plays the solution; whoever has not solved the puzzle by then has failed. */
  async show(): Promise<void> {
    if (this.#puzzle === null) return;
    this.#note("failed", this.tries.moves);
    this.shown = true;
    await this.tries.begin({ number: 0, position: this.#puzzle.start }, this.#puzzle.solution);
  }

  async #ask(moves: string[]): Promise<Reached["variation"]> {
    const tried = this.#puzzle && reached(this.#puzzle, moves);
    // Only the server can say why something is refused.
    if (!tried) return (await tryPuzzleMoves(this.number, { moves, solution: false })).variation;
    this.tried = tried;
    if (tried.solved) this.#note("solved", moves);
    else if (tried.cost !== 0) this.#note("failed", moves);
    return tried.variation;
  }

  #note(success: "solved" | "failed", moves: readonly string[]): void {
    if (this.shown || this.#puzzle === null) return;
    solved.note({ number: this.number, key: this.#puzzle.key, moves: [...moves] }, success);
  }
}
