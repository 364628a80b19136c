/** The highlights of a hint on the board. */
import type { DrawnRoute } from "../../board/model/types";
import type { HintLine } from "../../generated/protocol";
import { parseMove } from "./moveNotation";

/** Return the routes of the fleets that sail in a line of recommended moves. */
export const hintRoutes = (line: Pick<HintLine, "sails">): DrawnRoute[] =>
  line.sails.map(({ island, side, route }) => ({ ...route, from: { island, side } }));

/** Return the beaches ("tonga.0") of the first move of a line, and of the landings or takes that directly follow it. */
export function hintBeaches(line: Pick<HintLine, "moves">): string[] {
  const beaches: string[] = [];
  for (const move of line.moves.flatMap((text) => parseMove(text) ?? [])) {
    if (beaches.length > 0 && move.verb !== "land" && move.verb !== "take") break;
    if ("beaches" in move) beaches.push(...move.beaches.map((beach) => `${move.island}.${beach}`));
    else if ("beach" in move) beaches.push(`${move.island}.${move.beach}`);
    else break;
  }
  return [...new Set(beaches)];
}

/** Return the tiles named in the moves of a line, each once. */
export function hintTiles(line: HintLine): string[] {
  const moves = line.moves.flatMap((text) => parseMove(text) ?? []);
  return [...new Set(moves.flatMap((move) => ("island" in move ? [move.island] : "tile" in move ? [move.tile] : [])))];
}

/** Return the island that the first move crowns, if any. */
export function crownedIslands(line: Pick<HintLine, "moves">): string[] {
  const first = parseMove(line.moves[0] ?? "");
  return first?.verb === "crown" ? [first.island] : [];
}
