/** Texts of a review: names of turns, and chances as percentages. */
import type { GameReview } from "../../generated/protocol";
import { formats, t } from "../../i18n/i18n.svelte";
import type { NameOf } from "../../game/text/phrase";

export { percent } from "../../i18n/numbers";

/** Formats the change in a chance, with a plus or minus sign. */
export const signedPercent = (difference: number): string =>
  new Intl.NumberFormat(formats(), { style: "percent", signDisplay: "exceptZero" }).format(difference);

/** Returns the name of the turn with an index, or of the end of the game. */
export function turnName(review: GameReview, turn: number, names: NameOf): string {
  const entry = review.turns[turn];
  return entry
    ? t("replay-turn", { turn: turn + 1, who: names(entry.colour) })
    : t("replay-over", { turn: review.turns.length });
}
