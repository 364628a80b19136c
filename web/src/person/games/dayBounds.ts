/** Bounds of a calendar day, given as the value of a date field (`2026-03-29`), in the browser's time zone. */

/** Returns when a day begins, in seconds since 1970, UTC: after midnight if a clock change skips midnight. */
export function dayStart(day: string): number {
  return seconds(new Date(`${day}T00:00:00`));
}

/** Returns when the next day begins, in seconds since 1970, UTC; a day with a clock change has 23 or 25 hours. */
export function nextDayStart(day: string): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  date.setHours(0, 0, 0, 0);
  return seconds(date);
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
