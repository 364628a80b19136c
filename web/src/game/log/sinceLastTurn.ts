/** What the others did since one's own last turn: what shows it on the board, and a line for each of them. */
import { parseBeach } from "../../board/model/tileFacts";
import { islandFacts } from "../../board/model/tileFacts";
import type { PlayerEvents } from "../../board/model/types";
import type { Happening, LogLine } from "../../generated/protocol";
import type { Phrase } from "../text/phrase";

/** What others did after one's own last move, turn by turn; a draw belongs to whoever brought it about. */
export function eventsSinceOwnMove(history: readonly LogLine[], mine: (colour: string) => boolean): PlayerEvents[] {
  let deeds: { colour: string; happened: Happening[] }[] = [];
  let colour = "";
  let played = false;
  for (const line of history) {
    if (line.colour !== null) colour = line.colour;
    if (mine(colour)) [deeds, played] = [[], true];
    else if (deeds.at(-1)?.colour === colour) deeds.at(-1)!.happened.push(...line.happened);
    else deeds.push({ colour, happened: [...line.happened] });
  }
  return played ? deeds : [];
}

/** Whoever did something, and what it came to, the most telling first. */
export function summarizeEvents(deeds: readonly PlayerEvents[]): { colour: string; parts: Phrase[] }[] {
  const players = [...new Set(deeds.map((deed) => deed.colour))];
  return players.flatMap((colour) => {
    const parts = partsOf(deeds.flatMap((deed) => (deed.colour === colour ? deed.happened : [])));
    return parts.length > 0 ? [{ colour, parts }] : [];
  });
}

function partsOf(happened: PlayerEvents["happened"]): Phrase[] {
  const added = new Map<string, number>();
  const [crowned, found, reached] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let lost = 0;
  let resettled = false;
  for (const h of happened) {
    if (h.kind === "placed" || h.kind === "shifted") {
      const { island } = parseBeach(h.beach);
      added.set(island, (added.get(island) ?? 0) + 1);
    } else if (h.kind === "crowned") crowned.add(h.island);
    else if (h.kind === "arrived") reached.add(h.island);
    else if (h.kind === "discovered" && islandFacts(h.tile)) found.add(h.tile);
    else if (h.kind === "sank" || h.kind === "at_sea") lost += 1;
    else if (h.kind === "resettled") resettled = true;
  }
  for (const island of found) reached.delete(island);
  const places = (id: string, islands: ReadonlySet<string>): Phrase[] =>
    islands.size > 0 ? [{ id, args: { islands: { islands: [...islands] } } }] : [];
  return [
    ...(resettled ? [{ id: "since-resettled" }] : []),
    ...places("since-crowned", crowned),
    ...[...added].map(([island, count]) => ({ id: "since-added", args: { island: { island }, count } })),
    ...places("since-found", found),
    ...places("since-reached", reached),
    ...(lost > 0 ? [{ id: "since-lost", args: { count: lost } }] : []),
  ];
}
