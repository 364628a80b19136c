/**
 * The server's time. The clock of this device may be wrong, and may be changed while the page is open.
 *
 * The `Date` header of each HTTP response contains the time of its creation, in whole seconds. Some time has passed
 * when the page reads it, so an estimate can only be too early. The estimate with the latest time is therefore the
 * best. The page's monotonic clock advances it.
 */
import { untrack } from "svelte";
import { isSite, resolve } from "../browser/paths";

/**
 * The server's time when the page's monotonic clock was zero, in milliseconds since 1970; null before the first
 * response.
 */
let start = $state.raw<number | null>(null);

/** Update the server's time from the `Date` header of a response. */
export function readServerTime(date: string | null): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) start = Math.max(start ?? -Infinity, time - performance.now());
}

/** Return the server's time in milliseconds since 1970, or this device's time until it is known. */
export const serverNow = (): number => (start === null ? Date.now() : start + performance.now());

/** Fetch the server's time. */
export async function fetchServerTime(): Promise<void> {
  if (isSite()) return;
  const answer = await fetch(resolve("/healthz"), { cache: "no-store" }).catch(() => null);
  readServerTime(answer?.headers.get("date") ?? null);
}

/**
 * Interval between checks of the clock, in milliseconds. Timers do not advance while the device sleeps, so the checks
 * are repeated.
 */
const TICK = 30_000;
/** Minimum duration of a sleep that causes a refresh, in milliseconds. */
const MIN_SLEEP = 60_000;
/** Maximum random delay of a refresh in milliseconds, so that not all pages send their requests at the same moment. */
const SPREAD = 20_000;

/**
 * Call `refresh` when the server's time has passed a given moment, and after the page was hidden or the device slept.
 * `moment` returns milliseconds since 1970, or null if there is no such moment. Return a function that stops this.
 */
export function onTimePassed(moment: () => number | null, refresh: () => Promise<void> | void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCheck = Date.now();

  function plan(): void {
    clearTimeout(timer);
    const left = (moment() ?? Infinity) - serverNow();
    const soon = left > 0 && left <= TICK;
    timer = setTimeout(check, soon ? left + Math.random() * SPREAD : TICK);
  }
  function check(): void {
    const away = Math.abs(Date.now() - lastCheck) > MIN_SLEEP + TICK;
    if (!document.hidden) lastCheck = Date.now();
    // A hidden page refreshes when it becomes visible.
    if (!document.hidden && (away || (moment() ?? Infinity) <= serverNow())) void refresh();
    plan();
  }
  function shown(): void {
    if (document.hidden) return;
    if (Math.abs(Date.now() - lastCheck) > MIN_SLEEP || (moment() ?? Infinity) <= serverNow()) {
      lastCheck = Date.now();
      void refresh();
      plan();
    }
  }
  function restored({ persisted }: PageTransitionEvent): void {
    if (persisted) void refresh();
  }

  // An effect that calls this must not depend on the moment, because a refresh changes the moment and would run the
  // effect again.
  untrack(plan);
  document.addEventListener("visibilitychange", shown);
  addEventListener("pageshow", restored);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", shown);
    removeEventListener("pageshow", restored);
  };
}
