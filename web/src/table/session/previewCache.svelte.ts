/** What may come of what the viewer looks at: asked for once each while the decision is due. */
import { SvelteMap } from "svelte/reactivity";
import type { LandingPlan } from "../../game/decision/landing";
import type { Odds, Plans } from "../../generated/protocol";

export class Outlooks {
  #known = new SvelteMap<string, Odds>();
  /** How the fleet that is landing could land, the best way first; none as long as they are not known. */
  plans = $state.raw<readonly LandingPlan[]>([]);
  #asked: string[] = [];
  /** The ids of the questions: what turns one down concerns nobody. */
  #ids: number[] = [];

  /** The odds of a sail, once they are known. */
  of(move: string): Odds | null {
    return this.#known.get(move) ?? null;
  }

  /** Asks for the odds of a sail, or how to "land": `ask` sends the question and gives its id, null on a dead line. */
  look(what: string, ask: () => number | null): void {
    if (this.#asked.includes(what)) return;
    const id = ask();
    if (id === null) return;
    this.#asked.push(what);
    this.#ids.push(id);
  }

  /** Takes what answers a question; false if it answers something else. */
  take(message: { type: string; id?: number | null }): boolean {
    if (message.id == null || !this.#ids.includes(message.id)) return false;
    this.#ids = this.#ids.filter((id) => id !== message.id);
    if (message.type === "odds") {
      const odds = message as Odds;
      if (this.#asked.includes(odds.move)) this.#known.set(odds.move, odds);
    } else if (message.type === "plans" && this.#asked.includes("land")) this.plans = (message as Plans).plans;
    return true;
  }

  /** The position is another one. */
  clear(): void {
    this.#known.clear();
    this.plans = [];
    this.#asked = [];
  }
}
