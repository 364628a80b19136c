/** Announcements for screen readers. Sentences are queued, and the last one can be repeated. */
import { joinSentences } from "../i18n/i18n.svelte";

/** Time within which sentences are joined into one announcement, in milliseconds. */
const JOIN_WITHIN = 80;
/** Maximum number of announcements that stay in the page. */
const MAX_KEPT = 12;

interface Announcement {
  readonly key: number;
  readonly text: string;
}

export class Announcements {
  /** The latest announcements, oldest first. Screen readers read only additions, so existing ones never change. */
  latest = $state.raw<readonly Announcement[]>([]);
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;

  /** Queue a sentence. */
  announce(text: string): void {
    if (text === "") return;
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => this.#flush(), JOIN_WITHIN);
  }

  /** Repeat the last announcement. */
  repeat(): void {
    const last = this.latest.at(-1);
    if (last) this.announce(last.text);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #flush(): void {
    this.#timer = undefined;
    const text = joinSentences(this.#waiting);
    this.#waiting = [];
    this.latest = [...this.latest, { key: this.#next++, text }].slice(-MAX_KEPT);
  }
}
