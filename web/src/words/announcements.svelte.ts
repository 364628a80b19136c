/** What is said to those who hear the page: sentences queue up, and what was said last can be said again. */

/** Sentences that come within so many milliseconds are said together. */
const BREATH = 80;
/** So many of the latest stay in the page. */
const KEPT = 12;

export interface Said {
  readonly key: number;
  readonly text: string;
}

export class Announcements {
  /** The latest, the oldest first. A reader says what is added, and nothing is ever put in another's place. */
  said = $state.raw<readonly Said[]>([]);
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;

  say(text: string): void {
    if (text === "") return;
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => this.#flush(), BREATH);
  }

  /** Says once more what was said last. */
  again(): void {
    const last = this.said.at(-1);
    if (last) this.say(last.text);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #flush(): void {
    this.#timer = undefined;
    const text = this.#waiting.join(" ");
    this.#waiting = [];
    this.said = [...this.said, { key: this.#next++, text }].slice(-KEPT);
  }
}
