/**
 * The attempts at the puzzle of the day in this browser, by day, and whether they solved it. Without a
 * server, they are all that is known. The last 400 days are kept.
 */
import { load, store } from "../browser/storage";
import type { AttemptDailyPuzzle, CalendarDay, DailyPuzzleResult } from "../generated/protocol";

const KEY = "daily-days";
const UNSENT = "daily-unsent";
const MAX_DAYS = 400;

type Days = Readonly<Record<string, DailyPuzzleResult>>;

/** Return the days on which the puzzle of the day was tried, oldest first. */
export const localDays = (): CalendarDay[] =>
  Object.entries(load<Days>(KEY, {}))
    .map(([day, puzzle]) => ({ day, game: null, puzzle }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));

/** Store an attempt at a day's puzzle. Attempts after the solution change nothing. */
export function storeAttempt(day: string, solved: boolean): void {
  const days = load<Days>(KEY, {});
  const before = days[day] ?? { attempts: 0, solved: false };
  if (before.solved) return;
  const all = Object.entries({ ...days, [day]: { attempts: before.attempts + 1, solved } });
  store(KEY, Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MAX_DAYS)));
}

/** Return the attempts that have not reached the server. */
export const unsentAttempts = (): readonly AttemptDailyPuzzle[] => load<AttemptDailyPuzzle[]>(UNSENT, []);

export const storeUnsent = (attempts: readonly AttemptDailyPuzzle[]): void => store(UNSENT, attempts);
