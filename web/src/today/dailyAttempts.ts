/** Sends attempts at the puzzle of the day. Those that cannot be sent are sent later, as long as the day lasts. */
import { isSite } from "../browser/paths";
import type { AttemptDailyPuzzle } from "../generated/protocol";
import { attemptDailyPuzzle, HttpError } from "../net/http";
import { serverNow } from "../net/serverTime.svelte";
import { storeAttempt, storeUnsent, unsentAttempts } from "./localDays";
import { dayOf } from "./utcDays";

let sending: Promise<void> = Promise.resolve();

/** Store an attempt, and send it. Resolves when it was sent or could not be sent. */
export function reportAttempt(attempt: AttemptDailyPuzzle, solved: boolean): Promise<void> {
  storeAttempt(attempt.day, solved);
  return reportPossibleAttempt(attempt);
}

/** Send an attempt at a puzzle that may be the puzzle of the day. The server rejects other puzzles. Nothing is counted here. */
export function reportPossibleAttempt(attempt: AttemptDailyPuzzle): Promise<void> {
  if (isSite()) return Promise.resolve();
  storeUnsent([...unsentAttempts(), attempt]);
  return sendAttempts();
}

/** Send the attempts that were not sent, in their order. Those of other days are dropped, because they count no more. */
export const sendAttempts = (): Promise<void> => (sending = sending.then(sendAll));

async function sendAll(): Promise<void> {
  for (let [next] = unsentAttempts(); next !== undefined; [next] = unsentAttempts()) {
    if (next.day >= dayOf(serverNow())) {
      try {
        await attemptDailyPuzzle(next);
      } catch (error) {
        if (!(error instanceof HttpError) || error.status >= 500 || error.status === 429) return;
      }
    }
    // Another tab may have changed the list in the meantime.
    const sent = JSON.stringify(next);
    const rest = [...unsentAttempts()];
    const index = rest.findIndex((attempt) => JSON.stringify(attempt) === sent);
    if (index >= 0) rest.splice(index, 1);
    storeUnsent(rest);
  }
}
