/** The clocks that are offered at a table, and how a clock is told in words. All times are whole seconds. */
import { RATED_INCREMENT, RATED_TIME, USUAL_AWAY } from "../../generated/choices";
import { formats, t } from "../../i18n/i18n.svelte";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A table's clock: `move` gives `time` for every turn; `budget` gives it for the game, and `increment` after every own turn. */
export interface Clock {
  clock: "none" | "move" | "budget";
  time: number;
  increment: number;
}

/** Seconds for a turn from which on a game is slow, and the turns that one has in a game, about. */
const [SLOW, TURNS] = [5 * MINUTE, 20];

export const NO_CLOCK: Clock = { clock: "none", time: 0, increment: 0 };

const move = (time: number): Clock => ({ clock: "move", time, increment: 0 });
const budget = (time: number, increment: number): Clock => ({ clock: "budget", time, increment });

/** What a rated game has where nobody chose. */
export const RATED_CLOCK: Clock = budget(RATED_TIME, RATED_INCREMENT);

/** What is offered, in groups of a kind; anything else is entered freely. */
export const CLOCKS: Readonly<Record<"turn" | "budget" | "days", readonly Clock[]>> = {
  turn: [move(30), move(MINUTE), move(2 * MINUTE)],
  budget: [budget(10 * MINUTE, 10), budget(20 * MINUTE, 15)],
  days: [move(DAY), move(2 * DAY), move(3 * DAY), move(7 * DAY)],
};

/** How long somebody may be away before a bot stands in; 0 is never. */
export const AWAY_CHOICES: readonly number[] = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 0];

/** What the server takes for `away` where nobody chose: never with a day or more for a turn, else five minutes. */
export const defaultAway = (clock: Clock): number => (clock.clock === "move" && clock.time >= DAY ? 0 : USUAL_AWAY);

/** Whether a game gives so much time for a turn that its players go elsewhere meanwhile; see `pace` of the server. */
export function isSlow(options: Partial<Clock>): boolean {
  const { clock, time, increment } = clockOf(options);
  return (clock === "move" ? time : clock === "budget" ? time / TURNS + increment : 0) >= SLOW;
}

/** The clock of a table's options. */
export const clockOf = ({ clock = "none", time = 0, increment = 0 }: Partial<Clock>): Clock => ({
  clock,
  time,
  increment,
});

/** A clock as one word, such as "move-60" or "budget-600-10": what a choice is remembered and found by. */
export const clockKey = ({ clock, time, increment }: Clock): string =>
  clock === "none" ? clock : clock === "move" ? `move-${time}` : `budget-${time}-${increment}`;

/** The offered clock of such a word; null where it is none of them. */
export const clockFrom = (key: string): Clock | null =>
  [NO_CLOCK, ...CLOCKS.turn, ...CLOCKS.budget, ...CLOCKS.days].find((one) => clockKey(one) === key) ?? null;

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
] as const;

/** "2 days", "1 min 30 s": whole seconds in the units that they fill, as the language in force writes them. */
export function durationText(seconds: number): string {
  const parts: string[] = [];
  let rest = Math.max(0, Math.round(seconds));
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    if (count === 0 && (unit !== "second" || parts.length > 0)) continue;
    rest -= count * length;
    parts.push(new Intl.NumberFormat(formats(), { style: "unit", unit, unitDisplay: "short" }).format(count));
  }
  return parts.join(" ");
}

/** A clock in a few words: "1 min a turn", "10 min + 10 s". */
export function clockText(clock: Clock): string {
  if (clock.clock === "none") return t("clock-none");
  const time = durationText(clock.time);
  if (clock.clock === "move") return t("clock-move", { time });
  return clock.increment > 0
    ? t("clock-budget", { time, increment: durationText(clock.increment) })
    : t("clock-whole", { time });
}
