/**
 * The state of the day: from the server or, if it cannot be reached, as last known. A static site has no server. There,
 * only the puzzle of the day counts, and this browser stores the results.
 */
import { isSite } from "../browser/paths";
import { load, store } from "../browser/storage";
import type { CalendarDay, PuzzleBoard, StreakView, Today, TodayPuzzle } from "../generated/protocol";
import { fetchPuzzles, fetchToday, HttpError } from "../net/http";
import { serverNow } from "../net/serverTime.svelte";
import { sendAttempts } from "./dailyAttempts";
import { localDays } from "./localDays";
import { puzzleOfDay } from "./puzzleOfDay";
import { countStreak } from "./streak";
import { dayNumber, dayOf, endOfDay } from "./utcDays";

/** The content of the page: the server's answer, but without the daily game if there is no server. */
export interface DayView {
  readonly day: string;
  /** The end of the day, in milliseconds since 1970. */
  readonly ends: number;
  readonly game: Today["game"] | null;
  /** The puzzle of the day; null if it is unknown. A static site knows no board. */
  readonly puzzle: (Omit<TodayPuzzle, "board"> & { readonly board: PuzzleBoard | null }) | null;
  readonly streak: StreakView;
  readonly month: string;
  readonly days: readonly CalendarDay[];
}

const KEY = "today";

export class TodayState {
  view = $state.raw<DayView | null>(null);
  /** Whether the view is the last known one, because the server cannot be reached. */
  stale = $state(false);
  /** The error of the latest request; null if there is none, or if it is the missing connection. */
  problem = $state.raw<HttpError | null>(null);

  /** The number of requests. Only the response to the latest one is shown. */
  #requests = 0;

  /** Load the current day, and the calendar of a month; by default, of the current one. */
  async load(month: string | null = null): Promise<void> {
    const request = ++this.#requests;
    try {
      const view = isSite() ? await siteView(month) : await serverView(month);
      if (request !== this.#requests) return;
      this.view = view;
      this.stale = false;
      this.problem = null;
    } catch (error) {
      if (request !== this.#requests) return;
      this.problem = error instanceof HttpError ? error : null;
      this.view ??= storedView();
      this.stale = true;
    }
  }
}

async function serverView(month: string | null): Promise<DayView> {
  await sendAttempts();
  const today = await fetchToday(month);
  const view = { ...today, ends: today.ends * 1000 };
  if (month === null) store(KEY, view);
  return view;
}

/** Return the last known view, if there is one. A day that is over is shown as it ended. */
const storedView = (): DayView | null => load<DayView | null>(KEY, null);

async function siteView(month: string | null): Promise<DayView> {
  const day = dayOf(serverNow());
  const days = localDays();
  const solved = new Set(days.filter(({ puzzle }) => puzzle?.solved).map((entry) => entry.day));
  const chosen = month ?? day.slice(0, 7);
  return {
    day,
    ends: endOfDay(day),
    game: null,
    puzzle: await sitePuzzle(day).catch(() => null),
    streak: countStreak(solved, day),
    month: chosen,
    days: days.filter((entry) => entry.day.startsWith(chosen)),
  };
}

/** Return the puzzle of a day, from the list of this device. */
async function sitePuzzle(day: string): Promise<DayView["puzzle"]> {
  const puzzle = puzzleOfDay((await fetchPuzzles()).puzzles, dayNumber(day));
  const result = localDays().find((entry) => entry.day === day)?.puzzle ?? null;
  return puzzle === undefined
    ? null
    : { number: puzzle.number, key: "", kind: puzzle.kind, task: "best", rating: puzzle.rating, board: null, result };
}
