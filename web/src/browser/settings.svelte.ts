/** The user's settings, stored in this browser. */
import { load, store } from "./storage";

export type Theme = "auto" | "light" | "night";
export type Speed = "off" | "slow" | "normal" | "fast";
/** The moves that a screen reader announces: all of them, or only the reader's own. */
export type Announced = "all" | "own";
export const THEMES: readonly Theme[] = ["auto", "light", "night"];
/** The speed factor of animations; 0 turns them off. */
export const PACE: Readonly<Record<Speed, number>> = { off: 0, slow: 0.55, normal: 1, fast: 2.2 };
export const SPEEDS: readonly Speed[] = ["off", "slow", "normal", "fast"];

const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

class Settings {
  #name = $state(load("name", ""));
  #theme = $state<Theme>(load<Theme>("theme", "auto"));
  #speed = $state<Speed>(load<Speed>("speed", calm ? "off" : "normal"));
  #players = $state(load("players", 3));
  #bot = $state(load("bot", "fisher"));
  #confirm = $state(load("confirm", false));
  #forced = $state(load("forced", true));
  #distinct = $state(load("distinct", false));
  #points = $state(load<boolean | null>("points", null));
  #remarks = $state(load("remarks", true));
  #reactions = $state(load("reactions", true));
  #folded = $state(load("folded", false));
  #volume = $state(load("volume", 50));
  #notify = $state(load("notify", false));
  #announced = $state<Announced>(load<Announced>("told", "all"));

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    store("name", (this.#name = value));
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    store("theme", (this.#theme = value));
    this.showTheme();
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(value: Speed) {
    store("speed", (this.#speed = value));
  }

  get players(): number {
    return this.#players;
  }
  set players(value: number) {
    store("players", (this.#players = value));
  }

  get bot(): string {
    return this.#bot;
  }
  set bot(value: string) {
    store("bot", (this.#bot = value));
  }

  /** Whether a move that ends the turn needs confirmation. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(value: boolean) {
    store("confirm", (this.#confirm = value));
  }

  /** Whether a decision with only one choice is made automatically. */
  get forced(): boolean {
    return this.#forced;
  }
  set forced(value: boolean) {
    store("forced", (this.#forced = value));
  }

  /** Whether to use player colours that can be distinguished with any kind of colour vision. */
  get distinct(): boolean {
    return this.#distinct;
  }
  set distinct(value: boolean) {
    store("distinct", (this.#distinct = value));
    this.showTheme();
  }

  /** Whether points are shown during an unrated game; null if the user has not chosen. Then the first games show them. */
  get points(): boolean | null {
    return this.#points;
  }
  set points(value: boolean | null) {
    store("points", (this.#points = value));
  }

  /** Whether bots make remarks during a game. */
  get remarks(): boolean {
    return this.#remarks;
  }
  set remarks(value: boolean) {
    store("remarks", (this.#remarks = value));
  }

  /** Whether reactions of other people appear over the board. */
  get reactions(): boolean {
    return this.#reactions;
  }
  set reactions(value: boolean) {
    store("reactions", (this.#reactions = value));
  }

  /** Whether the panel with the log and the chat is collapsed. */
  get folded(): boolean {
    return this.#folded;
  }
  set folded(value: boolean) {
    store("folded", (this.#folded = value));
  }

  /** The volume of sounds, from 0 (silent) to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(value: number) {
    store("volume", (this.#volume = value));
  }

  /** Whether a notification is shown when it is the reader's turn and the page is in the background. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(value: boolean) {
    store("notify", (this.#notify = value));
  }

  get announced(): Announced {
    return this.#announced;
  }
  set announced(value: Announced) {
    store("told", (this.#announced = value));
  }

  /** Apply the theme and the colours to the page. If the theme is "auto", the system's theme is used. */
  showTheme(): void {
    document.documentElement.toggleAttribute("data-colours", this.#distinct);
    if (this.#theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme === "night" ? "dark" : "light";
  }
}

export const settings = new Settings();
