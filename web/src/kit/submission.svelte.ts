/** The state of a form that sends requests: whether one is in flight, and the problem of the last one. */
import { problemText } from "./problems";

export class Submission {
  /** Whether a request is in flight; the form is then disabled. */
  busy = $state(false);
  /** The text of the last problem; empty if there is none. */
  problem = $state("");

  /** Run an action. If it fails, show its error as the problem. Return whether it succeeded. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = problemText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
