/** The hint for the current decision, and its request. */
import type { Hint } from "../../generated/protocol";

export class HintRequest {
  /** The hint, once it has arrived. */
  hint = $state.raw<Hint | null>(null);
  requested = $state(false);
  /** The index of the line of the hint that is shown. */
  selected = $state(0);

  /** Request a hint. `send` returns whether the request was sent. */
  request(send: () => boolean): boolean {
    this.clear();
    this.requested = send();
    return this.requested;
  }

  receive(hint: Hint): void {
    if (this.requested) this.hint = hint;
  }

  /** End the request. Called when the server has rejected it. */
  reject(): void {
    if (this.hint === null) this.requested = false;
  }

  clear(): void {
    this.hint = null;
    this.requested = false;
    this.selected = 0;
  }
}
