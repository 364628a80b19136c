/** The odds of the sails that the viewer has looked at, asked for once each while the decision is due. */
import { SvelteMap } from "svelte/reactivity";
import type { Odds } from "../generated/protocol";

export class Outlooks {
  #known = new SvelteMap<string, Odds>();
  #asked: string[] = [];
  /** The ids of the questions: what turns one down concerns nobody. */
  #ids: number[] = [];

  /** The odds of a sail, once they are known. */
  of(move: string): Odds | null {
    return this.#known.get(move) ?? null;
  }

  /** Asks for the odds of a sail: `ask` sends the question and gives its id, or null while the line is down. */
  look(move: string, ask: () => number | null): void {
    if (this.#asked.includes(move)) return;
    const id = ask();
    if (id === null) return;
    this.#asked.push(move);
    this.#ids.push(id);
  }

  /** Takes what answers a question; false if it answers something else. */
  take(message: { type: string; id?: number | null }): boolean {
    if (message.id == null || !this.#ids.includes(message.id)) return false;
    this.#ids = this.#ids.filter((id) => id !== message.id);
    if (message.type === "odds") {
      const odds = message as Odds;
      if (this.#asked.includes(odds.move)) this.#known.set(odds.move, odds);
    }
    return true;
  }

  /** The position is another one. */
  clear(): void {
    this.#known.clear();
    this.#asked = [];
  }
}
