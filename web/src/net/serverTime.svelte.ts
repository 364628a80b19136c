/**
 * The server's time. The clock of this device may be wrong, and may be changed while the page is open.
 *
 * Each HTTP response has the second of its creation in the `Date` header. The response is older when the page reads it, so
 * the latest estimate is the best one. The page's monotonic clock advances it.
 */
import { untrack } from "svelte";

/** The server's time, in milliseconds since 1970, at the zero of the page's monotonic clock; null before the first response. */
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
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  readServerTime(answer?.headers.get("date") ?? null);
}

/** Milliseconds between two checks of the clock. Timers do not advance while the device sleeps, so the checks are repeated. */
const TICK = 30_000;
/** Minimum milliseconds of sleep that cause a refresh. */
const MIN_SLEEP = 60_000;
/** Maximum random delay in milliseconds, so that not all pages send their requests at the same moment. */
const SPREAD = 20_000;

/**
 * Call `refresh` when a moment of the server's time has passed, and after the page was hidden or the device slept.
 * `moment` returns milliseconds since 1970, or null for none. Return a function that stops this.
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

  // An effect that calls this must not depend on the moment: a refresh changes it, and would call the effect again.
  untrack(plan);
  document.addEventListener("visibilitychange", shown);
  addEventListener("pageshow", restored);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", shown);
    removeEventListener("pageshow", restored);
  };
}
