/**
 * The notation of moves (rules, section 12): conversion between text and fields. Only the server checks whether a move
 * is legal.
 */
import { islandFacts } from "../../board/model/tileFacts";

export type Move =
  | { verb: "settle"; island: string; beach: number }
  | { verb: "expand"; island: string; beaches: number[] }
  | { verb: "take"; island: string; beach: number }
  | { verb: "enter"; island: string; beaches: number[] }
  | { verb: "crown"; island: string }
  | { verb: "resettle" }
  | { verb: "lay"; tile: string; side: number }
  | { verb: "sail"; island: string; side: number }
  | { verb: "land"; colour: string; island: string; beach: number }
  | { verb: "draw"; tile: string };

const BEACHES = /^([a-z][a-z_0-9]*)\.(\d(?:,\d)*)$/;
const SIDE = /^([a-z][a-z_0-9]*):([0-5])$/;
const NAME = /^[a-z][a-z_0-9]*$/;

/** Parse the text of a move; null if the text is not valid notation. */
export function parseMove(text: string): Move | null {
  const [verb, first = "", second = "", ...rest] = text.split(" ");
  if (rest.length > 0 || (second !== "" && verb !== "land")) return null;
  switch (verb) {
    case "settle":
    case "take": {
      const place = parseBeaches(first);
      return place?.beaches.length === 1 ? { verb, island: place.island, beach: place.beaches[0]! } : null;
    }
    case "expand":
    case "enter": {
      const place = parseBeaches(first);
      return place && { verb, ...place };
    }
    case "crown":
      return NAME.test(first) ? { verb, island: first } : null;
    case "draw":
      return NAME.test(first) ? { verb, tile: first } : null;
    case "resettle":
      return first === "" ? { verb } : null;
    case "lay":
    case "sail": {
      const match = SIDE.exec(first);
      if (!match) return null;
      const side = Number(match[2]);
      return verb === "lay" ? { verb, tile: match[1]!, side } : { verb, island: match[1]!, side };
    }
    case "land": {
      const place = parseBeaches(second);
      return NAME.test(first) && place?.beaches.length === 1
        ? { verb, colour: first, island: place.island, beach: place.beaches[0]! }
        : null;
    }
    default:
      return null;
  }
}

/** Return the notation of a typed move, or null. Islands may be typed by their displayed names: "crown Hiva Oa". */
export function parseTypedMove(text: string): string | null {
  const [verb = "", ...rest] = text
    .trim()
    .toLowerCase()
    .replace(/\s*,\s*/g, ",")
    .split(/\s+/);
  const colour = verb === "land" ? rest.splice(0, 1) : [];
  const place = rest.length > 0 ? [rest.join("_")] : [];
  const move = parseMove([verb, ...colour, ...place].join(" "));
  if (move === null || move.verb === "draw") return null;
  // A text such as "Crown prince" may be a chat message.
  return move.verb === "crown" && !islandFacts(move.island) ? null : writeMove(move);
}

/** Return the notation of a move, with beaches in ascending order. */
export function writeMove(move: Move): string {
  switch (move.verb) {
    case "settle":
    case "take":
      return `${move.verb} ${move.island}.${move.beach}`;
    case "expand":
    case "enter":
      return `${move.verb} ${move.island}.${[...move.beaches].sort((a, b) => a - b).join(",")}`;
    case "crown":
      return `crown ${move.island}`;
    case "resettle":
      return "resettle";
    case "lay":
      return `lay ${move.tile}:${move.side}`;
    case "sail":
      return `sail ${move.island}:${move.side}`;
    case "land":
      return `land ${move.colour} ${move.island}.${move.beach}`;
    case "draw":
      return `draw ${move.tile}`;
  }
}

function parseBeaches(text: string): { island: string; beaches: number[] } | null {
  const match = BEACHES.exec(text);
  return match && { island: match[1]!, beaches: match[2]!.split(",").map(Number) };
}
