import { formats } from "../i18n/i18n.svelte";

/** Format a number of bytes as megabytes with one decimal place, without the unit. */
export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(formats(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
