/** Lines in the chat that this viewer alone sees: words from one to another, and the list of commands. Nothing keeps them. */
import type { Whisper } from "../../generated/protocol";

export interface Aside {
  key: number;
  /** The number of the line of chat that it stands after. */
  after: number;
  /** What was said to one person; null for the list of commands. */
  words: Whisper | null;
}

export class Asides {
  all = $state.raw<Aside[]>([]);
  #next = 1;

  add(after: number, words: Whisper | null): void {
    this.all = [...this.all, { key: this.#next++, after, words }];
  }
}
