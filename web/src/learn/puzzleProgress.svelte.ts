/**
 * The puzzles tried in this browser, with the results of the first attempts. The first attempts of an account are sent
 * to the server once, as soon as it can be reached.
 */
import { load, store } from "../browser/storage";
import type { PuzzleAttemptResult, Puzzles, Solver } from "../generated/protocol";
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
/** Storage key of the number of puzzles solved in a row. */
const RUN = "puzzles-run";
/** Storage key of the attempts not yet sent. They are read from storage each time, because other tabs add to them. */
const UNSENT = "puzzles-unsent";
/** Problem codes after which an attempt is kept and sent again later. */
const RETRIED = new Set(["too_fast", "try_again", "no_account", "unknown"]);

/** The server's response to a counted attempt at a puzzle. */
interface CountedAttempt extends PuzzleAttemptResult {
  readonly number: number;
  /** The solver's rating before the attempt; null if it is unknown. */
  readonly before: number | null;
}

class PuzzleProgress {
  /** The latest counted attempt. */
  latest = $state.raw<CountedAttempt | null>(null);
  /** The account's rating; null without an account, and before its first attempt. */
  you = $state.raw<Solver | null>(null);
  #run = $state(0);
  #outcomes = $state.raw<Readonly<Record<number, Outcome>>>({});
  #unsent = $state.raw<readonly Attempt[]>([]);
  /** Whether the server was unreachable or busy. */
  #delayed = $state(false);
  #sending = false;

  outcome(number: number): Outcome | null {
    return this.#outcomes[number] ?? null;
  }

  /** The number of puzzles solved in a row at the first attempt: of the account, or else in this browser. */
  get run(): number {
    return this.you?.run ?? this.#run;
  }

  /** The attempts that will be sent later. */
  get unsent(): readonly Attempt[] {
    return this.#delayed ? this.#unsent : [];
  }

  /** Loads stored attempts, and sends them now and whenever the network returns. Returns a function that stops this. */
  start(): () => void {
    this.#outcomes = load(TRIED, {});
    this.#unsent = load(UNSENT, []);
    this.#run = load(RUN, 0);
    const send = (): void => void this.send();
    addEventListener("online", send);
    send();
    return () => removeEventListener("online", send);
  }

  /** Adds the server's results for the account. */
  addServerResults({ tried, you }: Puzzles): void {
    this.you = you;
    const outcomes = Object.entries(tried).map(([number, outcome]) => [number, outcome ? "solved" : "failed"]);
    this.#outcomes = { ...this.#outcomes, ...(Object.fromEntries(outcomes) as Record<number, Outcome>) };
  }

  /** Stores the result of a first attempt; later attempts do not change it. */
  record(attempt: Attempt, outcome: Outcome): void {
    if (attempt.number in this.#outcomes) return;
    this.#outcomes = { ...this.#outcomes, [attempt.number]: outcome };
    store(TRIED, this.#outcomes);
    const next = (run: number): number => (outcome === "solved" ? run + 1 : 0);
    store(RUN, (this.#run = next(this.#run)));
    if (this.you) this.you = { ...this.you, run: next(this.you.run) };
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
      if (response.counted) this.latest = { ...response, number, before: this.you?.rating ?? null };
      this.you = response.you;
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
