/**
 * Which puzzles somebody has tried with this browser, and with what success at the first attempt. Of who has an account,
 * the server counts it: as soon as it can be reached, and once.
 */
import { load, store } from "../browser/storage";
import type { Attempted, Puzzles } from "../generated/protocol";
import { submitPuzzleAttempt, HttpError } from "../net/http";
import { currentUser } from "../person/currentUser.svelte";

export type Success = "solved" | "failed";

/** A first attempt: the moves that solved the puzzle, or how far they went. */
export interface Attempt {
  number: number;
  key: string;
  moves: string[];
}

const TRIED = "puzzles";
/** What the server has not been told; kept apart from the page, as other pages add to it. */
const UNSENT = "puzzles-unsent";
/** These are to be sent again, another time. */
const LATER = new Set(["too_fast", "try_again", "no_account", "unknown"]);

class Solved {
  /** What the server said of the attempt that was counted last. */
  latest = $state.raw<(Attempted & { number: number }) | null>(null);
  #by = $state.raw<Readonly<Record<number, Success>>>({});
  #unsent = $state.raw<readonly Attempt[]>([]);
  /** The server could not be reached, or asked to be left alone for now. */
  #late = $state(false);
  #sending = false;

  of(number: number): Success | null {
    return this.#by[number] ?? null;
  }

  /** The attempts that are counted later. */
  get unsent(): readonly Attempt[] {
    return this.#late ? this.#unsent : [];
  }

  /** Reads what is remembered, and sends what is to be sent, also whenever the network comes back; ends when called. */
  begin(): () => void {
    this.#by = load(TRIED, {});
    this.#unsent = load(UNSENT, []);
    const send = (): void => void this.send();
    addEventListener("online", send);
    send();
    return () => removeEventListener("online", send);
  }

  /** Takes over what the server knows of who is logged in. */
  learn({ tried }: Puzzles): void {
    const known = Object.entries(tried).map(([number, success]) => [number, success ? "solved" : "failed"]);
    this.#by = { ...this.#by, ...(Object.fromEntries(known) as Record<number, Success>) };
  }

  /** Notes how a first attempt went; what came of it stays. */
  note(attempt: Attempt, success: Success): void {
    if (attempt.number in this.#by) return;
    this.#by = { ...this.#by, [attempt.number]: success };
    store(TRIED, this.#by);
    this.#keep([...load<Attempt[]>(UNSENT, []), attempt]);
    void this.send();
  }

  /** Sends what has not been sent, for who has an account. */
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
      // What the server will never take, as of a puzzle that is no more, is not kept.
      if (!(error instanceof HttpError) || LATER.has(error.code)) throw error;
    }
    this.#keep(load<Attempt[]>(UNSENT, []).filter((one) => one.number !== number || one.key !== key));
  }

  #keep(unsent: readonly Attempt[]): void {
    this.#unsent = unsent;
    store(UNSENT, unsent);
  }
}

export const solved = new Solved();
