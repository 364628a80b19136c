/** Numbers in the format of the current language. */
import { formats, language } from "./i18n.svelte";

/** Format a share from 0 to 1 as a percentage. */
export const percent = (share: number): string => new Intl.NumberFormat(formats(), { style: "percent" }).format(share);

/**
 * Format a number with a unit, such as "2 hrs" (short) or "2h" (narrow). Japanese has no space before the unit, and no
 * Latin letters for it.
 */
export function withUnit(value: number, unit: string, unitDisplay: "short" | "narrow"): string {
  const japanese = language() === "ja";
  const style = { style: "unit", unit, unitDisplay: japanese ? "short" : unitDisplay } as const;
  const parts = new Intl.NumberFormat(formats(), style).formatToParts(value);
  return parts.map(({ type, value: text }) => (japanese && type === "literal" ? "" : text)).join("");
}

/** Join amounts with units, as in "1 min 30 secs". */
export const joinUnits = (parts: string[]): string =>
  new Intl.ListFormat(formats(), { type: "unit", style: "narrow" }).format(parts);
