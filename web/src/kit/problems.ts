/** What went wrong, in words. */
import { knows, t } from "../i18n/i18n.svelte";
import { HttpError } from "../net/http";

/** A problem's code in words. */
export const problemCodeText = (code: string, facts: Record<string, string | number> = {}): string =>
  t(knows(`problem-${code}`) ? `problem-${code}` : "problem-other", facts);

export const problemText = (error: unknown): string =>
  error instanceof HttpError ? problemCodeText(error.code, error.facts) : t("lobby-failed");
