/** The options of a table in a form, and the consequences of a change. */
import { DEFAULT_OPTIONS } from "../../generated/options";
import type { TableOptions } from "../../generated/protocol";
import { clockOf, defaultAway, RATED_CLOCK } from "../clock/clockChoices";

/** All options of a table. `away` is null while its value depends on the clock. */
export type Options = Omit<Required<TableOptions>, "away"> & { away: number | null };

/**
 * Return a change with its consequences: the seat that begins must exist, and a rated game needs a clock and a limit.
 */
export function completeChange(options: Options, change: Partial<Options>): Partial<Options> {
  const next = { ...options, ...change };
  const complete = { ...change };
  if (next.first !== null && next.first >= next.seats) complete.first = null;
  if (next.rated && next.clock === "none") Object.assign(complete, RATED_CLOCK);
  if (next.rated && next.stall === 0) complete.stall = DEFAULT_OPTIONS.stall;
  const [before, after] = [clockOf(options), clockOf({ ...next, ...complete })];
  const follows = options.away === defaultAway(before) && change.away === undefined;
  if (follows && defaultAway(after) !== options.away) complete.away = defaultAway(after);
  return complete;
}
