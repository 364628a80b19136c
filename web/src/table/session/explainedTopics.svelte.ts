/** The topics that the help in a player's first games has explained. This browser remembers them. */
import { load, store } from "../../browser/storage";

class ExplainedTopics {
  #names = $state.raw<readonly string[]>(load<readonly string[]>("coached", []));

  has(topic: string): boolean {
    return this.#names.includes(topic);
  }

  add(topic: string): void {
    if (!this.has(topic)) store("coached", (this.#names = [...this.#names, topic]));
  }
}

export const explainedTopics = new ExplainedTopics();
