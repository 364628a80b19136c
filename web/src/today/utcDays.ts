/** Calendar days in UTC, in the server's format: `2026-11-22`. */

const MILLISECONDS = 86_400_000;

/** Return the day of a time in milliseconds since 1970. The time zone of this device does not matter. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Return the start of a day, in milliseconds since 1970. */
const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Return the end of a day, in milliseconds since 1970. */
export const endOfDay = (day: string): number => startOfDay(day) + MILLISECONDS;

/** Return whether a text is a day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text)) && dayOf(startOfDay(text)) === text;

/** Return the day that is `days` days after another one. */
export const addDays = (day: string, days: number): string => dayOf(startOfDay(day) + days * MILLISECONDS);

/** Return the number of days from 1970-01-01 to a day. */
export const dayNumber = (day: string): number => startOfDay(day) / MILLISECONDS;

/** Return the Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(startOfDay(day)).getUTCDay() + 6) % 7));

const format = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(startOfDay(day));

/** Format a day in words. */
export const formatDay = (day: string, language: string): string => format(day, language, { dateStyle: "long" });

/** Format a day in short, without the year, such as `26 Nov`. */
export const formatShortDay = (day: string, language: string): string =>
  format(day, language, { day: "numeric", month: "short" });

/** Format a month such as `2026-11` in words. */
export const formatMonth = (month: string, language: string): string =>
  format(`${month}-01`, language, { month: "long", year: "numeric" });

/** Return the names of the days of the week, from Monday. */
export const weekdays = (language: string, weekday: "short" | "long"): string[] =>
  Array.from({ length: 7 }, (_, number) => format(addDays("2026-11-23", number), language, { weekday }));

/** Format a timestamp in seconds since 1970 as a local time of day. */
export const formatTime = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(seconds * 1000));
