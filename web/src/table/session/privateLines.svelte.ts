/** Lines in the chat that only this viewer sees: whispers, and the list of commands. They are not stored. */
import type { Whisper } from "../../generated/protocol";

export interface PrivateLine {
  key: number;
  /** The number of the chat line after which this line appears. */
  after: number;
  /** Null for the list of commands. */
  whisper: Whisper | null;
}

export class PrivateLines {
  lines = $state.raw<PrivateLine[]>([]);
  #nextKey = 1;

  add(after: number, whisper: Whisper | null): void {
    this.lines = [...this.lines, { key: this.#nextKey++, after, whisper }];
  }
}
