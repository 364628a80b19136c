/** Dates and times in the format of the current language. */
import { formats } from "./i18n.svelte";

/** Format the date of a timestamp in seconds since 1970. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { dateStyle: "medium" }).format(new Date(seconds * 1000));

/** Format the date and time of day of a timestamp in seconds since 1970. */
export const momentOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));

/** Maximum length of a time zone's name that the server accepts. */
const LONGEST = 64;

/** Return the browser's time zone, or UTC if it reports none. The server treats unknown names as UTC. */
export function timeZone(): string {
  try {
    const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zone && zone.length <= LONGEST ? zone : "UTC";
  } catch {
    return "UTC"; // the system has a time zone that the browser does not know
  }
}
