/** Numbers in the format of the current language. */
import { formats } from "./i18n.svelte";

/** Format a share from 0 to 1 as a percentage. */
export const percent = (share: number): string => new Intl.NumberFormat(formats(), { style: "percent" }).format(share);
