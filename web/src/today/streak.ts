/**
 * Streaks: the number of days in a row, in UTC, on which a person did something. A static site has no server, so the
 * client counts as `tongiaki.common.streaks` does. The tests of both check the same cases.
 */
import type { StreakView } from "../generated/protocol";
import { addDays, mondayOf } from "./utcDays";

/**
 * Return the streak that lasts until today, given all days on which something was done.
 *
 * In each week, from Monday to Sunday, the first day that is missed during a streak is forgiven, and the second one ends
 * the streak. Today ends no streak, because it is not over. Later days are ignored.
 */
export function countStreak(done: ReadonlySet<string>, today: string): StreakView {
  let days = 0;
  let forgiven: string[] = [];
  let weekOfForgiven = "";
  const first = [...done].sort()[0] ?? today;
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (done.has(day)) days += 1;
    else if (days > 0 && day < today) {
      if (mondayOf(day) === weekOfForgiven) [days, forgiven] = [0, []];
      else {
        weekOfForgiven = mondayOf(day);
        forgiven = [day, ...forgiven];
      }
    }
  }
  return { days, forgiven, can_miss: mondayOf(today) !== weekOfForgiven };
}
