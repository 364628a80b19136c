/** The start and end of a calendar day in the browser's time zone. The day is a date field's value (`2026-03-29`). */

/** Returns the start of a day as a Unix time in seconds. It is after midnight if a clock change skips midnight. */
export function dayStart(day: string): number {
  return seconds(new Date(`${day}T00:00:00`));
}

/** Returns the start of the next day as a Unix time in seconds. A day with a clock change may have 23 or 25 hours. */
export function nextDayStart(day: string): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  date.setHours(0, 0, 0, 0);
  return seconds(date);
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
