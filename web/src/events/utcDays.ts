/** Calendar days in UTC, in the server's format: `2026-11-22`. */

const MILLISECONDS = 86_400_000;

/** Formats a day in words. */
export const formatDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** Formats a timestamp in seconds since 1970 as a local time of day. */
export const formatTime = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(seconds * 1000));

/** Returns the day that is `days` days after another one. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * MILLISECONDS).toISOString().slice(0, 10);
