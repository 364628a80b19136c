/**
 * The puzzles tried in this browser, with the results of the first attempts. The first attempts of an account are sent
 * to the server once, as soon as it can be reached.
 */
import { load, store } from "../browser/storage";
import type { PuzzleAttemptResult, Puzzles } from "../generated/protocol";
import { submitPuzzleAttempt, HttpError } from "../net/http";
import { currentUser } from "../person/user/currentUser.svelte";

export type Outcome = "solved" | "failed";

/** A first attempt: the moves up to the solution or the first mistake. */
export interface Attempt {
  number: number;
  key: string;
  moves: string[];
}

const TRIED = "puzzles";
/** Storage key of the attempts not yet sent. They are read from storage each time, because other tabs add to them. */
const UNSENT = "puzzles-unsent";
/** Problem codes after which an attempt is kept and sent again later. */
const RETRIED = new Set(["too_fast", "try_again", "no_account", "unknown"]);

class PuzzleProgress {
  /** The server's response to the latest counted attempt. */
  latest = $state.raw<(PuzzleAttemptResult & { number: number }) | null>(null);
  #outcomes = $state.raw<Readonly<Record<number, Outcome>>>({});
  #unsent = $state.raw<readonly Attempt[]>([]);
  /** Whether the server was unreachable or busy. */
  #delayed = $state(false);
  #sending = false;

  outcome(number: number): Outcome | null {
    return this.#outcomes[number] ?? null;
  }

  /** The attempts that will be sent later. */
  get unsent(): readonly Attempt[] {
    return this.#delayed ? this.#unsent : [];
  }

  /** Loads stored attempts, and sends them now and whenever the network returns. Returns a function that stops this. */
  start(): () => void {
    this.#outcomes = load(TRIED, {});
    this.#unsent = load(UNSENT, []);
    const send = (): void => void this.send();
    addEventListener("online", send);
    send();
    return () => removeEventListener("online", send);
  }

  /** Adds the server's results for the account. */
  addServerResults({ tried }: Puzzles): void {
    const outcomes = Object.entries(tried).map(([number, outcome]) => [number, outcome ? "solved" : "failed"]);
    this.#outcomes = { ...this.#outcomes, ...(Object.fromEntries(outcomes) as Record<number, Outcome>) };
  }

  /** Stores the result of a first attempt; later attempts do not change it. */
  record(attempt: Attempt, outcome: Outcome): void {
    if (attempt.number in this.#outcomes) return;
    this.#outcomes = { ...this.#outcomes, [attempt.number]: outcome };
    store(TRIED, this.#outcomes);
    this.#storeUnsent([...load<Attempt[]>(UNSENT, []), attempt]);
    void this.send();
  }

  /** Sends unsent attempts if the user has an account. */
  async send(): Promise<void> {
    if (this.#sending || this.#unsent.length === 0) return;
    this.#sending = true;
    try {
      if (!currentUser.loaded) await currentUser.refresh();
      this.#delayed = !currentUser.loaded;
      let attempt: Attempt | undefined;
      while (currentUser.hasAccount && (attempt = load<Attempt[]>(UNSENT, [])[0])) await this.#send(attempt);
    } catch {
      this.#delayed = true;
    } finally {
      this.#sending = false;
    }
  }

  async #send({ number, key, moves }: Attempt): Promise<void> {
    try {
      const response = await submitPuzzleAttempt(number, { key, moves });
      if (response.counted) this.latest = { ...response, number };
    } catch (error) {
      // Drop attempts that the server rejects permanently, for example because the puzzle was deleted.
      if (!(error instanceof HttpError) || RETRIED.has(error.code)) throw error;
    }
    this.#storeUnsent(
      load<Attempt[]>(UNSENT, []).filter((attempt) => attempt.number !== number || attempt.key !== key),
    );
  }

  #storeUnsent(unsent: readonly Attempt[]): void {
    this.#unsent = unsent;
    store(UNSENT, unsent);
  }
}

export const puzzleProgress = new PuzzleProgress();
