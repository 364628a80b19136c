/** The happenings of the current voyage, from which the board knows where a fleet waits. */
import type { Happening, PositionView } from "../../generated/protocol";

/** Return the happenings of the latest moves, beginning with the move in which the last fleet sailed, if it is known. */
export function voyageIn(moves: readonly { readonly happened: readonly Happening[] }[]): Happening[] {
  const start = moves.findLastIndex(({ happened }) => happened.some(({ kind }) => kind === "sailed"));
  return moves.slice(Math.max(start, 0)).flatMap(({ happened }) => happened);
}

/** Return the happening that led to a position without earlier moves: the arrival of the fleet that lands, if any. */
export function arrivalBefore({ phase, fleet }: PositionView, legal: readonly string[]): Happening[] {
  const island =
    phase === "landing" ? legal.map((move) => /^land \S+ (\S+)\.\d+$/.exec(move)?.[1]).find(Boolean) : null;
  return island && fleet ? [{ kind: "arrived", island, fleet }] : [];
}
