/** Who this browser is to the server: a guest with a name, or a person who has claimed one. */
import { muted } from "../browser/muted.svelte";
import { settings } from "../browser/settings.svelte";
import { clearTab, load, store } from "../browser/storage";
import type { Me } from "../generated/protocol";
import * as http from "../net/http";
import { tellOtherTabs } from "./tabs";

class Who {
  /** Null until the server has said. */
  #me = $state.raw<Me | null>(null);
  /** How many questions are under way. */
  #asking = 0;
  /** How often this browser became somebody else: an answer from before is about who was here. */
  #changes = 0;

  get known(): boolean {
    return this.#me !== null;
  }

  /** Whether the name is claimed with a password. */
  get account(): boolean {
    return this.#me?.account ?? false;
  }

  /** The same, or before the server has said, what it said last time: for what would else move the page when it does. */
  get likelyAccount(): boolean {
    return this.#me?.account ?? load("account", false);
  }

  /** Whether the account is a program's. */
  get program(): boolean {
    return this.#me?.program ?? false;
  }

  get name(): string {
    return (this.account ? this.#me?.name : null) ?? settings.name;
  }

  /** Asks the server; what it does not answer stays as it was. */
  async ask(): Promise<void> {
    this.#asking += 1;
    const changes = this.#changes;
    try {
      const me = await http.fetchMe();
      if (changes === this.#changes) this.#take(me);
    } catch {
      // The page says itself that the line is down, and asks again when it is up.
    } finally {
      this.#asking -= 1;
    }
  }

  /** Asks the server, unless it has said before or is just being asked. */
  meet(): void {
    if (!this.known && this.#asking === 0) void this.ask();
  }

  async claim(name: string, password: string): Promise<void> {
    await http.claimName(name, password);
    await this.#become(name);
  }

  async logIn(name: string, password: string): Promise<void> {
    await http.logIn(name, password);
    await this.#become(name);
  }

  /** Sets a new password by the secret of a link, and is logged in with it. */
  async reset(key: string, password: string): Promise<void> {
    const { name } = await http.resetPassword(key, password);
    await this.#become(name ?? "");
  }

  async rename(name: string): Promise<void> {
    await http.setName(name);
    this.#changes += 1;
    this.#take({ name, account: this.account });
    await this.ask();
  }

  async logOut(): Promise<void> {
    await http.logOut();
    this.#forget();
  }

  async delete(password: string): Promise<void> {
    await http.deleteAccount(password);
    this.#forget();
  }

  async deleteGuest(): Promise<void> {
    await http.deleteGuest();
    this.#forget();
  }

  async #become(name: string): Promise<void> {
    this.#changes += 1;
    this.#take({ name, account: true });
    tellOtherTabs();
    await this.ask();
  }

  /** A guest again, without a name: the next who sits here must not be taken for the one who left. */
  #forget(): void {
    this.#changes += 1;
    this.#take({ name: null, account: false });
    settings.name = "";
    store("puzzles", {});
    store("puzzles-unsent", []);
    clearTab();
    tellOtherTabs();
  }

  #take(me: Me): void {
    this.#me = me;
    store("account", me.account);
    muted.blocked = me.blocked ?? [];
    if (me.name !== null && (me.account || settings.name === "")) settings.name = me.name;
  }
}

export const who = new Who();
