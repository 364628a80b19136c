/**
 * The puzzles tried in this browser, with the results of the first attempts. For accounts, first attempts are sent
 * to the server once, as soon as it can be reached.
 */
import { load, store } from "../browser/storage";
import type { Attempted, Puzzles } from "../generated/protocol";
import { submitPuzzleAttempt, HttpError } from "../net/http";
import { currentUser } from "../person/user/currentUser.svelte";

export type Success = "solved" | "failed";

/** A first attempt: the moves up to the solution or the first mistake. */
export interface Attempt {
  number: number;
  key: string;
  moves: string[];
}

const TRIED = "puzzles";
/** Key of the attempts not yet sent. They are read from storage each time, because other tabs add to them. */
const UNSENT = "puzzles-unsent";
/** Codes of problems after which the attempt is kept and sent again later. */
const LATER = new Set(["too_fast", "try_again", "no_account", "unknown"]);

class PuzzleProgress {
  /** The server's response to the latest counted attempt. */
  latest = $state.raw<(Attempted & { number: number }) | null>(null);
  #by = $state.raw<Readonly<Record<number, Success>>>({});
  #unsent = $state.raw<readonly Attempt[]>([]);
  /** Whether the server was unreachable or busy. */
  #late = $state(false);
  #sending = false;

  of(number: number): Success | null {
    return this.#by[number] ?? null;
  }

  /** The attempts that will be sent later. */
  get unsent(): readonly Attempt[] {
    return this.#late ? this.#unsent : [];
  }

  /** Loads stored attempts and sends them, also whenever the network returns; returns a function that stops this. */
  begin(): () => void {
    this.#by = load(TRIED, {});
    this.#unsent = load(UNSENT, []);
    const send = (): void => void this.send();
    addEventListener("online", send);
    send();
    return () => removeEventListener("online", send);
  }

  /** Adds the server's results for the account. */
  learn({ tried }: Puzzles): void {
    const known = Object.entries(tried).map(([number, success]) => [number, success ? "solved" : "failed"]);
    this.#by = { ...this.#by, ...(Object.fromEntries(known) as Record<number, Success>) };
  }

  /** Stores the result of a first attempt; later attempts do not change it. */
  note(attempt: Attempt, success: Success): void {
    if (attempt.number in this.#by) return;
    this.#by = { ...this.#by, [attempt.number]: success };
    store(TRIED, this.#by);
    this.#keep([...load<Attempt[]>(UNSENT, []), attempt]);
    void this.send();
  }

  /** Sends unsent attempts if the user has an account. */
  async send(): Promise<void> {
    if (this.#sending || this.#unsent.length === 0) return;
    this.#sending = true;
    try {
      if (!currentUser.loaded) await currentUser.refresh();
      this.#late = !currentUser.loaded;
      let next: Attempt | undefined;
      while (currentUser.hasAccount && (next = load<Attempt[]>(UNSENT, [])[0])) await this.#send(next);
    } catch {
      this.#late = true;
    } finally {
      this.#sending = false;
    }
  }

  async #send({ number, key, moves }: Attempt): Promise<void> {
    try {
      const counted = await submitPuzzleAttempt(number, { key, moves });
      if (counted.counted) this.latest = { ...counted, number };
    } catch (error) {
      // Attempts that the server rejects permanently, such as for a deleted puzzle, are dropped.
      if (!(error instanceof HttpError) || LATER.has(error.code)) throw error;
    }
    this.#keep(load<Attempt[]>(UNSENT, []).filter((one) => one.number !== number || one.key !== key));
  }

  #keep(unsent: readonly Attempt[]): void {
    this.#unsent = unsent;
    store(UNSENT, unsent);
  }
}

export const puzzleProgress = new PuzzleProgress();
