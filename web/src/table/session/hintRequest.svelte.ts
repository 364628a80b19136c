/** A hint for the decision that is due. */
import type { Hint } from "../../generated/protocol";

export class Hinting {
  /** The hint, once it was asked for and has come. */
  hint = $state.raw<Hint | null>(null);
  /** It has been asked for. */
  asked = $state(false);
  /** Which of its lines is looked at. */
  at = $state(0);

  /** Asks for one: `send` tells whether the question went out. */
  ask(send: () => boolean): boolean {
    this.drop();
    this.asked = send();
    return this.asked;
  }

  take(hint: Hint): void {
    if (this.asked) this.hint = hint;
  }

  /** None comes: the question was turned down. */
  refused(): void {
    if (this.hint === null) this.asked = false;
  }

  drop(): void {
    this.hint = null;
    this.asked = false;
    this.at = 0;
  }
}
