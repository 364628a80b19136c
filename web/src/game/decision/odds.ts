/** The possible fates of a fleet that sails off the known tiles, as whole percentages. */
import type { Odds } from "../../generated/protocol";

const FATES = ["lands", "sinks", "at_sea"] as const;
export type Fate = (typeof FATES)[number];
export type Chances = Pick<Odds, Fate>;

interface Share {
  fate: Fate;
  /** The chance in percent, from 1 to 100. The chances of all fates add up to 100. */
  percent: number;
}

/** Fates with a lower probability than this are not shown. */
const MIN_CHANCE = 0.001;

/** Return the possible fates with their chances as whole percentages, each at least 1. */
export function sharesOf(odds: Chances): Share[] {
  const shares = FATES.filter((fate) => odds[fate] >= MIN_CHANCE).map((fate) => {
    const exact = odds[fate] * 100;
    const percent = Math.max(1, Math.floor(exact));
    return { fate, percent, rest: exact - percent };
  });
  const total = shares.reduce((sum, share) => sum + share.percent, 0);
  const byRest = [...shares].sort((a, b) => b.rest - a.rest);
  for (let left = 100 - total, i = 0; left > 0; left--, i++) byRest[i % byRest.length]!.percent++;
  const largest = [...shares].sort((a, b) => b.percent - a.percent)[0];
  if (largest && total > 100) largest.percent -= total - 100;
  return shares.map(({ fate, percent }) => ({ fate, percent }));
}
