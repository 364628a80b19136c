/**
 * The server's time. The clock of this device may be a day ahead, and somebody may set it while the page is open.
 *
 * Each answer over HTTP has the second of its making in its `Date` field. The answer is older when the page reads it, so
 * the latest time that all answers allow is the best estimate. The monotonic clock of the page carries it on.
 */

/** Milliseconds of the server's time, since 1970, when the page's monotonic clock stood at 0; null until an answer came. */
let start = $state.raw<number | null>(null);

/** Read the server's time from the `Date` field of an answer. */
export function readServerTime(date: string | null): void {
  const said = Date.parse(date ?? "");
  if (!Number.isNaN(said)) start = Math.max(start ?? -Infinity, said - performance.now());
}

/** Return the server's time in milliseconds since 1970; until it is known, this device's time. */
export const serverNow = (): number => (start === null ? Date.now() : start + performance.now());

/** Ask the server for its time. */
export async function fetchServerTime(): Promise<void> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  readServerTime(answer?.headers.get("date") ?? null);
}

/** Milliseconds between two looks at the clock: a timer does not count while the device sleeps. */
const TICK = 30_000;
/** Milliseconds that a page may have slept before it counts as away. */
const NAP = 60_000;
/** Milliseconds over which pages spread their requests after a moment that comes for all of them at once. */
const SPREAD = 20_000;

/**
 * Call `look` when a moment of the server's time has passed, and when the page may have been away: it is shown again, or
 * the device has slept. `moment` returns milliseconds since 1970, or null for none. Return a function that ends it.
 */
export function onTimePassed(moment: () => number | null, look: () => Promise<void> | void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = Date.now();

  function plan(): void {
    clearTimeout(timer);
    const left = (moment() ?? Infinity) - serverNow();
    const soon = left > 0 && left <= TICK;
    timer = setTimeout(check, soon ? left + Math.random() * SPREAD : TICK);
  }
  function check(): void {
    const away = Math.abs(Date.now() - seen) > NAP + TICK;
    if (!document.hidden) seen = Date.now();
    // A hidden page waits until it is shown.
    if (!document.hidden && (away || (moment() ?? Infinity) <= serverNow())) void look();
    plan();
  }
  function shown(): void {
    if (document.hidden) return;
    if (Math.abs(Date.now() - seen) > NAP || (moment() ?? Infinity) <= serverNow()) {
      seen = Date.now();
      void look();
      plan();
    }
  }
  function restored({ persisted }: PageTransitionEvent): void {
    if (persisted) void look();
  }

  plan();
  document.addEventListener("visibilitychange", shown);
  addEventListener("pageshow", restored);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", shown);
    removeEventListener("pageshow", restored);
  };
}
