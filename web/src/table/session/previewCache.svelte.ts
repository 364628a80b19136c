/** Cache of the odds and landing plans in the current position. Each is requested once. */
import { SvelteMap } from "svelte/reactivity";
import type { LandingPlan } from "../../game/decision/landing";
import type { Odds, Plans } from "../../generated/protocol";

export class PreviewCache {
  #odds = new SvelteMap<string, Odds>();
  /** Possible landings of the fleet, best first. Empty until the server has answered. */
  landingPlans = $state.raw<readonly LandingPlan[]>([]);
  #requested: string[] = [];
  /** The ids of unanswered requests. If one of them fails, no error is shown. */
  #ids: number[] = [];

  /** Return the odds of a sail, or null until they are known. */
  odds(move: string): Odds | null {
    return this.#odds.get(move) ?? null;
  }

  /**
   * Request the odds of a sail, or the plans for a landing (`key` is "land"), unless already requested. `send` returns
   * the id of the request, or null if the connection is down.
   */
  request(key: string, send: () => number | null): void {
    if (this.#requested.includes(key)) return;
    const id = send();
    if (id === null) return;
    this.#requested.push(key);
    this.#ids.push(id);
  }

  /** Handle an answer. Return false if it does not belong to a request of this cache. */
  handleAnswer(message: { type: string; id?: number | null }): boolean {
    if (message.id == null || !this.#ids.includes(message.id)) return false;
    this.#ids = this.#ids.filter((id) => id !== message.id);
    if (message.type === "odds") {
      const odds = message as Odds;
      if (this.#requested.includes(odds.move)) this.#odds.set(odds.move, odds);
    } else if (message.type === "plans" && this.#requested.includes("land")) {
      this.landingPlans = (message as Plans).plans;
    }
    return true;
  }

  /** Clear the cache. Called when the position has changed. */
  clear(): void {
    this.#odds.clear();
    this.landingPlans = [];
    this.#requested = [];
  }
}
