/** Texts for the problems that the server reports. */
import { knows, t } from "../i18n/i18n.svelte";
import { HttpError } from "../net/http";

/** Return the text for a problem's code. */
export const problemCodeText = (code: string, facts: Record<string, string | number> = {}): string =>
  t(knows(`problem-${code}`) ? `problem-${code}` : "problem-other", facts);

/** Return the text for the error of a failed request. */
export const problemText = (error: unknown): string =>
  error instanceof HttpError ? problemCodeText(error.code, error.facts) : t("lobby-failed");
