/** A puzzle as it is tried: the server plays the moves, and says what they cost. */
import { Film } from "../board";
import { PACE, settings } from "../browser/settings.svelte";
import type { Tried } from "../generated/protocol";
import { tryPuzzle } from "../net/http";
import { Tries } from "../replay/analysis/tries.svelte";
import { solved } from "./solved.svelte";

export class Quiz {
  /** What came of the moves made so far; null until it is known. */
  tried = $state.raw<Tried | null>(null);
  /** The solution is being shown, or was. */
  shown = $state(false);
  readonly tries: Tries;

  constructor(private readonly number: number) {
    this.tries = new Tries(
      async (_, moves) => {
        const tried = await tryPuzzle(number, { moves, solution: false });
        this.#note(tried);
        return tried.variation;
      },
      new Film(),
      () => PACE[settings.speed],
    );
  }

  /** Raises HttpError where there is no such puzzle. */
  async begin(): Promise<void> {
    const { start } = await tryPuzzle(this.number, { moves: [], solution: false });
    await this.tries.begin({ number: 0, position: start });
  }

  /** Plays the solution; whoever has not solved the puzzle by then has failed. */
  async show(): Promise<void> {
    const { start, solution } = await tryPuzzle(this.number, { moves: [], solution: true });
    solved.note(this.number, "failed");
    this.shown = true;
    await this.tries.begin({ number: 0, position: start }, solution ?? []);
  }

  #note(tried: Tried): void {
    this.tried = tried;
    if (this.shown) return;
    if (tried.solved) solved.note(this.number, "solved");
    else if (tried.cost !== 0) solved.note(this.number, "failed");
  }
}
