/** Sentences about a result: by how much the winner won, and what decided between players with equal points. */
import type { EndView, StandingView } from "../../generated/protocol";
import type { NameOf } from "../../game/text/phrase";
import { listOf, t } from "../../i18n/i18n.svelte";

/** Return the players who have not resigned, the best first. */
const ranked = (end: Pick<EndView, "standings">): StandingView[] =>
  end.standings.filter(({ resigned }) => !resigned).sort((a, b) => a.rank - b.rank || a.seat - b.seat);

/** Return by how much the winners won; empty if nobody is left to compare with. */
export function marginText(end: Pick<EndView, "standings">, names: NameOf): string {
  const players = ranked(end);
  const winners = players.filter(({ rank }) => rank === 1);
  const first = winners[0];
  if (!first) return "";
  if (winners.length > 1) return t("end-margin-shared", { points: first.points });
  const second = players[1];
  if (!second) return "";
  const margin = first.points - second.points;
  const rivals = players.filter(({ rank, points }) => rank > 1 && points === second.points);
  const args = { points: first.points, second: listOf(rivals.map(({ colour }) => names(colour))) };
  return margin > 0 ? t("end-margin", { ...args, margin }) : t("end-margin-level", args);
}

/**
 * Return what decided between players with equal points: more islands, then fewer ships on the board, else a shared
 * rank (rules, clause 9).
 */
export function tieTexts(end: Pick<EndView, "standings">, names: NameOf): string[] {
  const players = ranked(end);
  const texts: string[] = [];
  for (let i = 0; i + 1 < players.length; i++) {
    const [first, second] = [players[i]!, players[i + 1]!];
    if (first.points !== second.points) continue;
    const who = { first: names(first.colour), second: names(second.colour) };
    if (first.rank === second.rank) {
      const equal = players.filter(({ rank }) => rank === first.rank);
      texts.push(t("end-tie-shared", { who: listOf(equal.map(({ colour }) => names(colour))) }));
      i += equal.length - 2;
    } else if (first.islands !== second.islands) {
      texts.push(t("end-tie-islands", { ...who, more: first.islands, fewer: second.islands }));
    } else texts.push(t("end-tie-ships", { ...who, more: second.ships, fewer: first.ships }));
  }
  return texts;
}
