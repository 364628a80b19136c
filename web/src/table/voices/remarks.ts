/**
 * Remarks of bots on moves: at most two in a game for each bot. All viewers of a game see the same remarks, because they
 * follow from the moves. Bots without a person at the table make none.
 */
import { islandFacts, parseBeach } from "../../board/model/tileFacts";
import type { Happening, LogLine, SeatView } from "../../generated/protocol";

/**
 * The reason of a remark. `thanks`, `sunk`, `stranded`: a person took the bot's ships to a new island, sank them, or left
 * one without a berth. `crowned`, `found`: the bot did that itself.
 */
export type Reason = "thanks" | "sunk" | "stranded" | "crowned" | "found";
/** The ways in which bots speak; each bot has one. */
export type Temper = "warm" | "lively" | "dry";

export interface Remark {
  /** The number of the entry that the remark is about. */
  readonly number: number;
  /** The colour of the bot. */
  readonly colour: string;
  readonly reason: Reason;
}

type Seat = Pick<SeatView, "bot" | "name" | "colour">;

/** Maximum number of remarks of a bot in a game. */
const MAX_REMARKS = 2;
/** Minimum difference of the entry numbers of two remarks, of whichever bots. */
const DISTANCE = 12;
/** Minimum value of an island for thanks, and for the joy of a discoverer. */
const WORTH_THANKS = 2;
const WORTH_JOY = 4;

const TEMPERS: Readonly<Record<string, Temper>> = {
  red: "warm",
  yellow: "lively",
  green: "dry",
  blue: "warm",
  orange: "lively",
  purple: "dry",
};

/** Return the way in which the bot of a colour speaks. */
export const temperOf = (colour: string): Temper => TEMPERS[colour] ?? "dry";

/** Return the remarks on the moves of a game, in order. */
export function remarksOn(moves: readonly LogLine[], seats: readonly Seat[]): Remark[] {
  const bots = seats.flatMap((seat) => (seat.bot !== null && seat.colour !== null ? [seat.colour] : []));
  const persons = seats.flatMap((seat) => (seat.bot === null && seat.name !== null ? [seat.colour] : []));
  const remarks: Remark[] = [];
  /** The islands that each colour has reached, as "red fiji". */
  const reached = new Set<string>();
  /** The colour of the player whose turn it is. A draw has no colour. */
  let turn: string | null = null;
  for (const { number, colour, happened } of persons.length > 0 ? moves : []) {
    turn = colour ?? turn;
    const byPerson = persons.some((person) => person === turn);
    const possible = happened
      .flatMap((event) => reasonsOf(event, turn, byPerson, reached))
      .filter((one) => bots.some((bot) => bot === one.colour))
      .filter((one) => remarks.filter((before) => before.colour === one.colour).length < MAX_REMARKS);
    const last = remarks.at(-1);
    if (possible[0] && (last === undefined || number - last.number >= DISTANCE))
      remarks.push({ number, ...possible[0] });
    for (const event of happened) {
      if (event.kind === "landed" || event.kind === "placed") reached.add(`${event.colour} ${islandOf(event.beach)}`);
    }
  }
  return remarks;
}

const islandOf = (beach: string): string => parseBeach(beach).island;
const valueOf = (tile: string): number => islandFacts(tile)?.value ?? 0;

/** Return the reasons for remarks in a happening on the turn of a colour. `byPerson`: whether a person made the move. */
function reasonsOf(
  event: Happening,
  turn: string | null,
  byPerson: boolean,
  reached: ReadonlySet<string>,
): Omit<Remark, "number">[] {
  if (event.kind === "crowned") return [{ colour: event.colour, reason: "crowned" }];
  if (event.kind === "discovered" && !byPerson && turn !== null && valueOf(event.tile) >= WORTH_JOY)
    return [{ colour: turn, reason: "found" }];
  if (!byPerson) return [];
  if (event.kind === "landed") {
    const island = islandOf(event.beach);
    const isNew = !reached.has(`${event.colour} ${island}`);
    return isNew && valueOf(island) >= WORTH_THANKS ? [{ colour: event.colour, reason: "thanks" }] : [];
  }
  if (event.kind === "surplus" || event.kind === "sank") {
    const reason = event.kind === "sank" ? "sunk" : "stranded";
    return Object.keys(event.fleet).map((colour) => ({ colour, reason }));
  }
  return [];
}
