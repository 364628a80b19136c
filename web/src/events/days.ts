/** Days as the server names them, by UTC: `2026-11-22`. */

const MILLISECONDS = 86_400_000;

/** A day in words. */
export const dayOf = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** The time of day, here, of a second since 1970. */
export const timeOf = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(seconds * 1000));

/** The day that comes so many days after another one. */
export const neighbour = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * MILLISECONDS).toISOString().slice(0, 10);
