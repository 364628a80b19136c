/** What a review says in words: turns, and chances as percentages. */
import type { GameReview } from "../../generated/protocol";
import { formats, t } from "../../i18n/i18n.svelte";
import type { NameOf } from "../../game/text/phrase";

/** A chance, 0 to 1. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(formats(), { style: "percent" }).format(chance);

/** How much a chance changed. */
export const change = (by: number): string =>
  new Intl.NumberFormat(formats(), { style: "percent", signDisplay: "exceptZero" }).format(by);

/** A turn by its place among all, or the end. */
export function turnName(review: GameReview, turn: number, names: NameOf): string {
  const one = review.turns[turn];
  return one
    ? t("replay-turn", { turn: turn + 1, who: names(one.colour) })
    : t("replay-over", { turn: review.turns.length });
}
