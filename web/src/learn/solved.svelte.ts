/** Which puzzles somebody has tried with this browser, and with what success at the first attempt. */
import { recall, remember } from "../browser/store";

export type Success = "solved" | "failed";

class Solved {
  #by = $state.raw<Readonly<Record<number, Success>>>(recall("puzzles", {}));

  of(number: number): Success | null {
    return this.#by[number] ?? null;
  }

  /** Notes how a first attempt went; what came of it stays. */
  note(number: number, success: Success): void {
    if (number in this.#by) return;
    this.#by = { ...this.#by, [number]: success };
    remember("puzzles", this.#by);
  }
}

export const solved = new Solved();
