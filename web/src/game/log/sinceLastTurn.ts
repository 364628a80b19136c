/** The happenings since the viewer's last turn, for the board and for a summary by player. */
import { parseBeach } from "../../board/model/tileFacts";
import { islandFacts } from "../../board/model/tileFacts";
import type { PlayerEvents } from "../../board/model/types";
import type { Happening, LogLine } from "../../generated/protocol";
import type { Phrase } from "../text/phrase";

/** Return the happenings after the viewer's last move, by turn. A draw counts for the player who caused it. */
export function eventsSinceOwnMove(history: readonly LogLine[], isOwn: (colour: string) => boolean): PlayerEvents[] {
  let turns: { colour: string; happened: Happening[] }[] = [];
  let colour = "";
  let played = false;
  for (const line of history) {
    if (line.colour !== null) colour = line.colour;
    if (isOwn(colour)) [turns, played] = [[], true];
    else if (turns.at(-1)?.colour === colour) turns.at(-1)!.happened.push(...line.happened);
    else turns.push({ colour, happened: [...line.happened] });
  }
  return played ? turns : [];
}

/** Return a summary of each player's happenings, the most important ones first. */
export function summarizeEvents(events: readonly PlayerEvents[]): { colour: string; parts: Phrase[] }[] {
  const players = [...new Set(events.map((turn) => turn.colour))];
  return players.flatMap((colour) => {
    const parts = summaryParts(events.flatMap((turn) => (turn.colour === colour ? turn.happened : [])));
    return parts.length > 0 ? [{ colour, parts }] : [];
  });
}

function summaryParts(happened: PlayerEvents["happened"]): Phrase[] {
  const added = new Map<string, number>();
  const [crowned, discovered, reached] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let lost = 0;
  let resettled = false;
  for (const h of happened) {
    if (h.kind === "placed" || h.kind === "shifted") {
      const { island } = parseBeach(h.beach);
      added.set(island, (added.get(island) ?? 0) + 1);
    } else if (h.kind === "crowned") crowned.add(h.island);
    else if (h.kind === "arrived") reached.add(h.island);
    else if (h.kind === "discovered" && islandFacts(h.tile)) discovered.add(h.tile);
    else if (h.kind === "sank" || h.kind === "at_sea") lost += 1;
    else if (h.kind === "resettled") resettled = true;
  }
  for (const island of discovered) reached.delete(island);
  const places = (id: string, islands: ReadonlySet<string>): Phrase[] =>
    islands.size > 0 ? [{ id, args: { islands: { islands: [...islands] } } }] : [];
  return [
    ...(resettled ? [{ id: "since-resettled" }] : []),
    ...places("since-crowned", crowned),
    ...[...added].map(([island, count]) => ({ id: "since-added", args: { island: { island }, count } })),
    ...places("since-found", discovered),
    ...places("since-reached", reached),
    ...(lost > 0 ? [{ id: "since-lost", args: { count: lost } }] : []),
  ];
}
