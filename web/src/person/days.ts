/** Days as a date field has them (`2026-03-29`), in the person's time zone. */

/** Returns the second since 1970, UTC, at which a day begins: after midnight where the clocks skip midnight. */
export function dayStart(day: string): number {
  return seconds(new Date(`${day}T00:00:00`));
}

/** Returns the second at which the next day begins; a day of a clock change has 23 or 25 hours. */
export function nextDayStart(day: string): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  date.setHours(0, 0, 0, 0);
  return seconds(date);
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
