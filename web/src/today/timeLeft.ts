/** The time that is left of a day. */
import { t } from "../i18n/i18n.svelte";

const MINUTE = 60_000;

/** Return the time until the end of a day as text, rounded up to minutes. Both times are in milliseconds since 1970. */
export function timeLeftText(ends: number, now: number): string {
  const left = Math.max(0, Math.ceil((ends - now) / MINUTE));
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  return hours > 0 ? t("today-ends-hours", { hours, minutes }) : t("today-ends-minutes", { minutes });
}
