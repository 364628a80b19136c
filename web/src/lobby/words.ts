/** Words that several pages use of people, bots and failures. */
import type { SeatView } from "../generated/protocol";
import { knows, t } from "../i18n/i18n.svelte";
import { HttpError } from "../net/http";

/** Who sits there: a person by the name they gave, a bot by its colour's name. */
export const seatName = (seat: Pick<SeatView, "name" | "bot" | "colour">): string =>
  seat.bot === null ? (seat.name ?? "") : t("bot-person", { colour: seat.colour ?? "" });

/** A problem's code in words. */
export const problemById = (code: string, facts: Record<string, string | number> = {}): string =>
  t(knows(`problem-${code}`) ? `problem-${code}` : "problem-other", facts);

export const problemText = (error: unknown): string =>
  error instanceof HttpError ? problemById(error.code, error.facts) : t("lobby-failed");
