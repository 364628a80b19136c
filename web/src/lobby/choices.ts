/** The options of a new table, remembered from the last table that this browser created. */
import { load, store } from "../browser/storage";
import type { Colour, NewTable } from "../generated/protocol";
import { type Clock, NO_CLOCK, RATED_CLOCK, defaultAway } from "../game/clock/clockChoices";

export interface Choices {
  seats: number;
  /** Number of bots that join at once, and their level. */
  bots: number;
  bot: string;
  clock: Clock;
  timeout: "move" | "seat";
  /** Seconds until a bot stands in for an absent player, 0 for never; null: the default for the clock. */
  away: number | null;
  standIn: string;
  rated: boolean;
  /** Whether program accounts may join the rated table. */
  programs: boolean;
  listed: boolean;
  host: boolean;
  /** The host's colour; null for the first one. */
  colour: Colour | null;
  drawColours: boolean;
  /** The seat that begins, from 0; "drawn" if all seats are drawn. */
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
 * Makes options consistent after a change: there is a seat for each bot, an existing seat begins, and a rated
 * game has a clock and a stall limit.
 */
export const ordered = (choices: Choices): Choices => ({
  ...choices,
  bots: Math.min(choices.bots, choices.seats - 1),
  begins: choices.begins !== "drawn" && choices.begins >= choices.seats ? 0 : choices.begins,
  clock: choices.rated && choices.clock.clock === "none" ? RATED_CLOCK : choices.clock,
  stall: choices.rated && choices.stall === 0 ? USUAL.stall : choices.stall,
});

/** Returns the options of the last table; values that an older version stored in another form become the defaults. */
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

/** Returns the request body that creates the table, with the host's name. */
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

/** Returns how many of the options under "More options" differ from the defaults. */
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
