/** The options of a new table, remembered from the last table that this browser created. */
import { soloPlace } from "../browser/paths";
import { load, store } from "../browser/storage";
import { completeChange, type Options } from "../game/options/tableOptions";
import { clockOf, defaultAway } from "../game/clock/clockChoices";
import { DEFAULT_OPTIONS } from "../generated/options";
import type { Colour, NewTable } from "../generated/protocol";

export interface Choices extends Options {
  /** Number of bots that join immediately, and their level. */
  bots: number;
  bot: string;
  /** The host's colour; null for the first colour. */
  colour: Colour | null;
}

export const DEFAULTS: Choices = { ...DEFAULT_OPTIONS, away: null, bots: 0, bot: "greedy", colour: null };

/** Returns the maximum number of bots at a new table: the server may leave games against bots alone to the devices. */
export const maxBots = (seats: number): number => seats - (soloPlace() === "device" ? 2 : 1);

/** Applies a change with its consequences, and reduces the number of bots if there are too few seats. */
export function applyChange(choices: Choices, change: Partial<Choices>): Choices {
  const next = { ...choices, ...change };
  return { ...next, ...completeChange(next, {}), bots: Math.min(next.bots, maxBots(next.seats)) };
}

/** Choices in the formats of earlier versions of this page. */
interface StoredChoices extends Partial<Omit<Choices, "clock">> {
  clock?: unknown;
  standIn?: string;
  listed?: boolean;
  drawColours?: boolean;
  begins?: number | "drawn";
}

/** Converts choices to the current format. */
function convertStored({
  standIn,
  listed,
  drawColours,
  begins,
  clock,
  ...rest
}: StoredChoices): Record<string, unknown> {
  const entries = {
    stand_in: standIn,
    public: listed,
    draw_colours: drawColours,
    draw_seats: begins === undefined ? undefined : begins === "drawn",
    first: typeof begins === "number" && begins > 0 ? begins : undefined,
    ...(typeof clock === "object" ? clock : { clock }),
  };
  return { ...Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)), ...rest };
}

/** Returns the options of the last table. A stored value of another type is replaced with the default. */
export function loadChoices(): Choices {
  const entries = Object.entries(convertStored(load<StoredChoices>("new-table", {}))).filter(
    ([name, value]) =>
      name in DEFAULTS && (typeOf(value) === typeOf(DEFAULTS[name as keyof Choices]) || isNullable(name)),
  );
  return applyChange(DEFAULTS, Object.fromEntries(entries));
}

const isNullable = (name: string): boolean => ["away", "colour", "first"].includes(name);
const typeOf = (value: unknown): string => (value === null ? "null" : typeof value);

export const storeChoices = (choices: Choices): void => store("new-table", choices);

/** Returns the request body that creates the table, with the host's name. */
export const requestBody = (choices: Choices, name: string): NewTable => ({
  ...choices,
  name,
  away: choices.away ?? defaultAway(clockOf(choices)),
  programs: choices.rated && choices.programs,
  colour: choices.draw_colours ? null : choices.colour,
});

const MAIN: readonly string[] = ["seats", "bots", "clock", "time", "increment"];

/** Returns the number of options under "More options" that differ from the defaults. */
export const changedCount = (choices: Choices): number =>
  Object.entries(DEFAULTS).filter(([name, value]) => !MAIN.includes(name) && choices[name as keyof Choices] !== value)
    .length;
