/** The clocks that can be chosen for a table, and their descriptions. All times are whole seconds. */
import { RATED_INCREMENT, RATED_TIME, USUAL_AWAY } from "../../generated/choices";
import { t } from "../../i18n/i18n.svelte";
import { joinUnits, withUnit } from "../../i18n/numbers";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * A table's clock. With `move`, a player has `time` for each turn. With `budget`, a player has `time` for the whole
 * game, plus `increment` for each turn.
 */
export interface Clock {
  clock: "none" | "move" | "budget";
  time: number;
  increment: number;
}

/** Minimum seconds per turn of a slow game, and the approximate number of a player's turns in a game. */
const [SLOW, TURNS] = [5 * MINUTE, 20];

export const NO_CLOCK: Clock = { clock: "none", time: 0, increment: 0 };

const move = (time: number): Clock => ({ clock: "move", time, increment: 0 });
const budget = (time: number, increment: number): Clock => ({ clock: "budget", time, increment });

/** The default clock of a rated game. */
export const RATED_CLOCK: Clock = budget(RATED_TIME, RATED_INCREMENT);

/** The clocks that are offered, grouped by kind. Other clocks can be entered as numbers. */
export const CLOCKS: Readonly<Record<"turn" | "budget" | "days", readonly Clock[]>> = {
  turn: [move(30), move(MINUTE), move(2 * MINUTE)],
  budget: [budget(10 * MINUTE, 10), budget(20 * MINUTE, 15)],
  days: [move(DAY), move(2 * DAY), move(3 * DAY), move(7 * DAY)],
};

/** The times of absence that can be chosen, in seconds, after which a bot stands in; 0 means never. */
export const AWAY_CHOICES: readonly number[] = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 0];

/** Return the server's default for `away`: 0 (never) if a turn may take a day or longer, otherwise five minutes. */
export const defaultAway = (clock: Clock): number => (clock.clock === "move" && clock.time >= DAY ? 0 : USUAL_AWAY);

/** Return whether a game is slow, so that players leave the page between turns; see `pace` on the server. */
export function isSlow(options: Partial<Clock>): boolean {
  const { clock, time, increment } = clockOf(options);
  return (clock === "move" ? time : clock === "budget" ? time / TURNS + increment : 0) >= SLOW;
}

/** Return the clock that a table's options define. */
export const clockOf = ({ clock = "none", time = 0, increment = 0 }: Partial<Clock>): Clock => ({
  clock,
  time,
  increment,
});

/** Return the key of a clock, such as "move-60" or "budget-600-10". */
export const clockKey = ({ clock, time, increment }: Clock): string =>
  clock === "none" ? clock : clock === "move" ? `move-${time}` : `budget-${time}-${increment}`;

/** Return the offered clock that has this key; null if there is none. */
export const clockFrom = (key: string): Clock | null =>
  [NO_CLOCK, ...CLOCKS.turn, ...CLOCKS.budget, ...CLOCKS.days].find((clock) => clockKey(clock) === key) ?? null;

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
] as const;

/** Return a duration in the current language, such as "2 days" or "1 min 30 s". */
export function durationText(seconds: number): string {
  const parts: string[] = [];
  let rest = Math.max(0, Math.round(seconds));
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    if (count === 0 && (unit !== "second" || parts.length > 0)) continue;
    rest -= count * length;
    parts.push(withUnit(count, unit, "short"));
  }
  return joinUnits(parts);
}

/** Return a short description of a clock, such as "1 min per turn" or "10 min + 10 s". */
export function clockText(clock: Clock): string {
  if (clock.clock === "none") return t("clock-none");
  const time = durationText(clock.time);
  if (clock.clock === "move") return t("clock-move", { time });
  return clock.increment > 0
    ? t("clock-budget", { time, increment: durationText(clock.increment) })
    : t("clock-whole", { time });
}
