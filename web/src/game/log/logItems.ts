/** The items of the game log: related happenings are joined into one line. */
import { parseBeach } from "../../board/model/tileFacts";
import { islandFacts } from "../../board/model/tileFacts";
import type { EventLine, Happening, LogLine } from "../../generated/protocol";
import { shipsIn } from "../text/names";
import type { Phrase } from "../text/phrase";

export interface LogItem {
  /** The number of the first entry that the item describes. */
  number: number;
  /** A key that does not change while the log grows. */
  key: string;
  line: Phrase;
  /** The style: the heading of a turn, a mishap, an event that is not a move, or a plain line. */
  tone: "turn" | "bad" | "event" | "plain";
  colour: string | null;
  /** The tiles that the line is about, which are highlighted on the board. */
  tiles: string[];
}

type Fleet = { [colour: string]: number | undefined };

/**
 * Return the log's items in order.
 *
 * @param history - the moves
 * @param events - everything else that happened at the table
 * @param before - the player whose turn it was before the first of these moves
 */
export function logItems(
  history: readonly LogLine[],
  events: readonly EventLine[] = [],
  before: string | null = null,
): LogItem[] {
  const items: LogItem[] = [];
  let added = 0;
  let mover = before ?? "";
  const addEventsBefore = (number: number): void => {
    for (let event = events[added]; event && event.number < number; event = events[++added])
      items.push(eventItem(event));
  };
  for (const entry of history) {
    addEventsBefore(entry.number);
    mover = entry.colour ?? mover; // a draw belongs to the player who caused it
    entry.happened.forEach((happening, i) => {
      const last = items.at(-1);
      if (last && mergeIntoLast(last, happening, entry)) return;
      const item = itemOf(happening, entry, mover);
      if (item) items.push({ ...item, number: entry.number, key: `${entry.number}.${i}` });
    });
  }
  addEventsBefore(Infinity);
  return items;
}

/** Return the player whose turn it was at the move with this number; null if there was no move yet. */
export const moverAt = (history: readonly LogLine[], number: number): string | null =>
  history.findLast((line) => line.number <= number && line.colour !== null)?.colour ?? null;

/** Return the item of an event that is not a move, such as a timeout, a stand-in or a pause. */
export function eventItem({ number, kind, colour, why }: EventLine): LogItem {
  const args = { who: { who: colour ?? "" }, why: why ?? "" };
  return { number, key: `${number}.event`, line: { id: `log-${kind}`, args }, tone: "event", colour, tiles: [] };
}

/**
 * Merge a happening into the last item if it continues that item: more ships are placed, or land on the same island.
 */
function mergeIntoLast(last: LogItem, happening: Happening, entry: LogLine): boolean {
  const args = last.line.args;
  if (!args) return false;
  if (
    happening.kind === "placed" &&
    last.number === entry.number &&
    last.colour === happening.colour &&
    typeof args.count === "number"
  ) {
    args.count += 1;
    return true;
  }
  if (
    happening.kind === "landed" &&
    last.line.id === "log-landed" &&
    last.tiles[0] === parseBeach(happening.beach).island
  ) {
    const { fleet } = args.fleet as { fleet: Fleet };
    fleet[happening.colour] = (fleet[happening.colour] ?? 0) + 1;
    return true;
  }
  return false;
}

type ItemContent = Omit<LogItem, "number" | "key">;

function itemOf(happening: Happening, entry: LogLine, mover: string): ItemContent | null {
  const verb = entry.move?.split(" ")[0] ?? "";
  switch (happening.kind) {
    case "placed": {
      const { island } = parseBeach(happening.beach);
      const id = verb === "settle" ? "log-settle" : verb === "enter" ? "log-entered" : "log-placed";
      const player = { who: happening.colour };
      return plain({ id, args: { who: player, island: { island }, count: 1 } }, [island], happening.colour);
    }
    case "shifted": {
      const from = parseBeach(happening.source).island;
      const to = parseBeach(happening.beach).island;
      const args = { who: { who: happening.colour }, source: { island: from }, island: { island: to } };
      return plain({ id: "log-shifted", args }, [from, to], happening.colour);
    }
    case "crowned": {
      const { island, colour, returned } = happening;
      return plain(
        { id: "log-crowned", args: { who: { who: colour }, island: { island }, count: returned } },
        [island],
        colour,
      );
    }
    case "resettled":
      return plain(
        { id: "log-resettled", args: { who: { who: happening.colour }, count: shipsIn(happening.returned) } },
        Object.keys(happening.returned).map((beach) => parseBeach(beach).island),
        happening.colour,
      );
    case "sailed": {
      const { island } = parseBeach(happening.beach);
      return plain(
        { id: "log-sailed", args: { who: { who: mover }, fleet: { fleet: happening.fleet }, island: { island } } },
        [island],
      );
    }
    case "discovered": {
      const kind = islandFacts(happening.tile) ? "island" : "water";
      return plain({ id: `log-discovered-${kind}`, args: { who: { who: mover }, tile: { tile: happening.tile } } }, [
        happening.tile,
      ]);
    }
    case "sank":
      return bad({ id: "log-sank", args: { fleet: { fleet: happening.fleet } } }, [happening.tile]);
    case "at_sea":
      return bad(
        { id: "log-at-sea", args: { fleet: { fleet: happening.fleet } } },
        happening.tile ? [happening.tile] : [],
      );
    case "turned_back":
      return bad({ id: "log-turned-back", args: { island: { island: happening.island } } }, [happening.island]);
    case "arrived": {
      const { island, fleet } = happening;
      return plain({ id: "log-arrived", args: { fleet: { fleet }, island: { island } } }, [island]);
    }
    case "landed": {
      const { island } = parseBeach(happening.beach);
      const fleet: Fleet = { [happening.colour]: 1 };
      return plain({ id: "log-landed", args: { who: { who: mover }, fleet: { fleet }, island: { island } } }, [island]);
    }
    case "surplus": {
      const { island, fleet } = happening;
      return bad({ id: "log-surplus", args: { fleet: { fleet }, island: { island } } }, [island]);
    }
    case "lost": {
      const { islands, fleet } = happening;
      const id = shipsIn(fleet) > 0 ? "log-lost" : "log-lost-empty";
      return bad({ id, args: { islands: { islands }, fleet: { fleet } } }, []);
    }
    case "repeated":
      return bad({ id: "log-repeated", args: { fleet: { fleet: happening.fleet } } }, []);
    case "turn":
      return {
        line: { id: "log-turn", args: { who: { who: happening.colour } } },
        tone: "turn",
        colour: happening.colour,
        tiles: [],
      };
    case "over":
      return { line: { id: "log-over", args: { reason: happening.reason } }, tone: "turn", colour: null, tiles: [] };
    case "passed":
      return null;
  }
}

const plain = (line: Phrase, tiles: string[], colour: string | null = null): ItemContent => ({
  line,
  tone: "plain",
  colour,
  tiles,
});
const bad = (line: Phrase, tiles: string[]): ItemContent => ({ line, tone: "bad", colour: null, tiles });
