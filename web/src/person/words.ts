/** What the pages about persons have in common: the least password, and dates. */
import { formats } from "../i18n/i18n.svelte";

/** Characters that a new password has at least, as the server wants it. */
export const LEAST = 8;

/** A day, from seconds since 1970. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { dateStyle: "medium" }).format(new Date(seconds * 1000));

/** A day and the time of it, from seconds since 1970. */
export const momentOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));
