/** Days and moments, in the order of parts that the reader is used to. */
import { formats } from "./i18n.svelte";

/** A day, from seconds since 1970. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { dateStyle: "medium" }).format(new Date(seconds * 1000));

/** A day and the time of it, from seconds since 1970. */
export const momentOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));

/** The longest name of a time zone that the server takes. */
const LONGEST = 64;

/** The time zone of this browser; UTC where the browser reports none. The server takes unknown names for UTC. */
export function timeZone(): string {
  try {
    const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zone && zone.length <= LONGEST ? zone : "UTC";
  } catch {
    return "UTC"; // an environment with a time zone that the browser does not know
  }
}
