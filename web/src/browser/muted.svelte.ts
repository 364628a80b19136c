/** The names of people whose messages are hidden, because they are muted in this browser or blocked by the account. */
import { load, store } from "./storage";

class Muted {
  #names = $state.raw<readonly string[]>(load<string[]>("muted", []));

  get names(): readonly string[] {
    return this.#names;
  }

  /** The names that the account blocks, as received from the server. */
  blocked = $state.raw<readonly string[]>([]);

  has(name: string): boolean {
    return this.#names.includes(name) || this.blocked.includes(name);
  }

  /** Mute or unmute a name. Return whether it is muted now. */
  toggle(name: string): boolean {
    const muted = !this.#names.includes(name);
    this.#names = muted ? [...this.#names, name] : this.#names.filter((other) => other !== name);
    store("muted", this.#names);
    return muted;
  }
}

export const muted = new Muted();
