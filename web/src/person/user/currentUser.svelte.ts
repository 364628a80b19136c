/** The user of this browser: a guest, or the account that is logged in. */
import { muted } from "../../browser/muted.svelte";
import { settings } from "../../browser/settings.svelte";
import { clearSeatColours } from "../../browser/seatColours";
import { clearTab, load, remove, store } from "../../browser/storage";
import type { Me } from "../../generated/protocol";
import * as http from "../../net/http";
import { notifyOtherTabs } from "./otherTabs";

/** Storage keys of puzzle results and of the days, which belong to the user. */
const PERSONAL = ["puzzles", "puzzles-unsent", "puzzles-run", "daily-days", "daily-unsent", "today"];

class CurrentUser {
  /** Null until the server has answered. */
  #me = $state.raw<Me | null>(null);
  /** Number of requests in flight. */
  #requests = 0;
  /** Number of times the user has changed. Responses to requests made before the latest change are ignored. */
  #changes = $state(0);

  /** Number of times the user has changed since the client was started, as reactive state. */
  get changes(): number {
    return this.#changes;
  }

  get loaded(): boolean {
    return this.#me !== null;
  }

  /** Whether the name is claimed with a password. */
  get hasAccount(): boolean {
    return this.#me?.account ?? false;
  }

  /** `hasAccount`, or its last known value before the server answers, so that the page layout does not shift. */
  get likelyAccount(): boolean {
    return this.#me?.account ?? load("account", false);
  }

  /** Whether the account belongs to a program. */
  get isProgram(): boolean {
    return this.#me?.program ?? false;
  }

  get name(): string {
    return (this.hasAccount ? this.#me?.name : null) ?? settings.name;
  }

  /** Loads the user from the server. If the request fails, the current state is kept. */
  async refresh(): Promise<void> {
    this.#requests += 1;
    const changes = this.#changes;
    try {
      const me = await http.fetchMe();
      if (changes === this.#changes) this.#update(me);
    } catch {
      // No error is shown here: the page shows that the connection is lost, and loads the user again after
      // reconnecting.
    } finally {
      this.#requests -= 1;
    }
  }

  /** Loads the user, unless already loaded or being loaded. */
  loadOnce(): void {
    if (!this.loaded && this.#requests === 0) void this.refresh();
  }

  async claim(name: string, password: string): Promise<void> {
    await http.claimName(name, password);
    await this.#logIn(name);
  }

  async logIn(name: string, password: string): Promise<void> {
    await http.logIn(name, password);
    await this.#logIn(name);
  }

  /** Sets a new password with the secret of a reset link, which also logs the user in. */
  async resetPassword(key: string, password: string): Promise<void> {
    const { name } = await http.resetPassword(key, password);
    await this.#logIn(name ?? "");
  }

  async rename(name: string): Promise<void> {
    await http.setName(name);
    this.#changes += 1;
    this.#update({ name, account: this.hasAccount });
    await this.refresh();
  }

  async logOut(): Promise<void> {
    await http.logOut();
    this.#becomeGuest();
  }

  async deleteAccount(password: string): Promise<void> {
    await http.deleteAccount(password);
    this.#becomeGuest();
  }

  async deleteGuest(): Promise<void> {
    await http.deleteGuest();
    this.#becomeGuest();
  }

  async #logIn(name: string): Promise<void> {
    this.#changes += 1;
    this.#update({ name, account: true });
    notifyOtherTabs();
    await this.refresh();
  }

  /** Makes the user a guest without a name, so that the browser's next user is not mistaken for the previous one. */
  #becomeGuest(): void {
    this.#changes += 1;
    this.#update({ name: null, account: false });
    settings.name = "";
    for (const key of PERSONAL) remove(key);
    clearSeatColours();
    clearTab();
    notifyOtherTabs();
  }

  #update(me: Me): void {
    this.#me = me;
    store("account", me.account);
    muted.blocked = me.blocked ?? [];
    if (me.name !== null && (me.account || settings.name === "")) settings.name = me.name;
  }
}

export const currentUser = new CurrentUser();
