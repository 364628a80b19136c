/** The names of those whom this browser's reader does not want to hear: muted here, or blocked by the account. */
import { load, store } from "./storage";

class Muted {
  #names = $state.raw<readonly string[]>(load<string[]>("muted", []));

  get names(): readonly string[] {
    return this.#names;
  }

  /** Those whom the account blocks, as the server says. */
  blocked = $state.raw<readonly string[]>([]);

  has(name: string): boolean {
    return this.#names.includes(name) || this.blocked.includes(name);
  }

  /** Mutes, or hears again; tells whether the name is muted now. */
  toggle(name: string): boolean {
    const muted = !this.#names.includes(name);
    this.#names = muted ? [...this.#names, name] : this.#names.filter((one) => one !== name);
    store("muted", this.#names);
    return muted;
  }
}

export const muted = new Muted();
