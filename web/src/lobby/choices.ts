/** What a new table is to be like: the maker's choices, as they were the last time. */
import { load, store } from "../browser/storage";
import type { Colour, NewTable } from "../generated/protocol";
import { type Clock, NO_CLOCK, RATED_CLOCK, defaultAway } from "../game/clock/clockChoices";

export interface Choices {
  seats: number;
  /** Bots that sit down at once, and their level. */
  bots: number;
  bot: string;
  clock: Clock;
  timeout: "move" | "seat";
  /** Seconds until a bot stands in for somebody who is gone, 0 for never; null: as the clock suggests. */
  away: number | null;
  standIn: string;
  rated: boolean;
  /** Whether programs may sit at the rated table. */
  programs: boolean;
  listed: boolean;
  host: boolean;
  /** The maker's; null: the first. */
  colour: Colour | null;
  drawColours: boolean;
  /** The seat that begins, from 0, or "drawn": all seats are drawn. */
  begins: number | "drawn";
  /** Rounds without a discovery after which a game ends, 0 for never (rules, section 9). */
  stall: number;
}

export const USUAL: Choices = {
  seats: 4,
  bots: 0,
  bot: "greedy",
  clock: NO_CLOCK,
  timeout: "move",
  away: null,
  standIn: "greedy",
  rated: false,
  programs: false,
  listed: true,
  host: true,
  colour: null,
  drawColours: false,
  begins: 0,
  stall: 20,
};

/**
 * The choices again in order after one was changed: no more bots than seats beside the maker, one of them begins, and a rated
 * game has a clock and a limit.
 */
export const ordered = (choices: Choices): Choices => ({
  ...choices,
  bots: Math.min(choices.bots, choices.seats - 1),
  begins: choices.begins !== "drawn" && choices.begins >= choices.seats ? 0 : choices.begins,
  clock: choices.rated && choices.clock.clock === "none" ? RATED_CLOCK : choices.clock,
  stall: choices.rated && choices.stall === 0 ? USUAL.stall : choices.stall,
});

/** The choices of the last table; what an older version of this page kept otherwise falls back to the usual. */
export function recalled(): Choices {
  const kept = load<Partial<Choices>>("new-table", {});
  const known = Object.entries(kept).filter(
    ([name, value]) => name in USUAL && (sort(value) === sort(USUAL[name as keyof Choices]) || NULLABLE.has(name)),
  );
  return ordered({ ...USUAL, ...Object.fromEntries(known) });
}

const NULLABLE: ReadonlySet<string> = new Set(["away", "colour", "begins"]);
const sort = (value: unknown): string => (value === null ? "null" : typeof value);

export const keep = (choices: Choices): void => store("new-table", choices);

/** The choices as the server takes them, with the maker's name. */
export const newTable = (choices: Choices, name: string): NewTable => ({
  name,
  seats: choices.seats,
  bots: choices.bots,
  bot: choices.bot,
  ...choices.clock,
  timeout: choices.timeout,
  away: choices.away ?? defaultAway(choices.clock),
  stand_in: choices.standIn,
  rated: choices.rated,
  programs: choices.rated && choices.programs,
  public: choices.listed,
  host: choices.host,
  colour: choices.drawColours ? null : choices.colour,
  draw_colours: choices.drawColours,
  draw_seats: choices.begins === "drawn",
  first: choices.begins === "drawn" || choices.begins === 0 ? null : choices.begins,
  stall: choices.stall,
});

/** How many of the choices under "More options" are not the usual ones. */
export const unusual = (choices: Choices): number =>
  (
    [
      "bot",
      "timeout",
      "away",
      "standIn",
      "rated",
      "programs",
      "listed",
      "host",
      "colour",
      "drawColours",
      "begins",
      "stall",
    ] as const
  ).filter((name) => choices[name] !== USUAL[name]).length;
