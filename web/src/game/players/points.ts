/** The current points of the players' islands (rules, clause 9.10). */
import { islandFacts } from "../../board/model/tileFacts";
import type { Position } from "../../board/model/types";

/** Return the points of the islands, open or royal, on which a colour has a ship. */
export function pointsOf({ ships, royal }: Pick<Position, "ships" | "royal">, colour: string): number {
  return islandsWith({ ships, royal }, colour).reduce((total, id) => total + (islandFacts(id)?.value ?? 0), 0);
}

/** Return the islands, open or royal, on which a colour has a ship. */
export function islandsWith({ ships, royal }: Pick<Position, "ships" | "royal">, colour: string): string[] {
  const open = Object.entries(ships).filter(([, beaches]) => beaches.some((fleet) => (fleet[colour] ?? 0) > 0));
  const closed = Object.entries(royal).filter(([, owner]) => owner === colour);
  return [...open, ...closed].map(([id]) => id);
}
