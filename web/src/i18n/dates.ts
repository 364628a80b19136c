/** Days and moments, in the order of parts that the reader is used to. */
import { formats } from "./i18n.svelte";

/** A day, from seconds since 1970. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { dateStyle: "medium" }).format(new Date(seconds * 1000));

/** A day and the time of it, from seconds since 1970. */
export const momentOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));
