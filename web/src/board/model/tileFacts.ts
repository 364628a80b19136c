/** The printed facts of each tile, by id. */
import { ISLANDS, WATERS } from "../../generated/tiles";

export type IslandFacts = (typeof ISLANDS)[number];
export type WaterFacts = (typeof WATERS)[number];

const islands = new Map<string, IslandFacts>(ISLANDS.map((i) => [i.id, i]));
const waters = new Map<string, WaterFacts>(WATERS.map((w) => [w.id, w]));

/** Return the facts of an island; undefined for other ids. */
export function islandFacts(id: string): IslandFacts | undefined {
  return islands.get(id);
}

/** Return the facts of a water tile; undefined for other ids. */
export function waterFacts(id: string): WaterFacts | undefined {
  return waters.get(id);
}

/** Return the index of the beach that has a pier on the given side; -1 if there is none. */
export function beachOfPier(facts: IslandFacts, side: number): number {
  return facts.beaches.findIndex((b) => b.piers.includes(side));
}

/** Split the name of a beach, such as "tonga.3", into its parts. */
export function parseBeach(text: string): { island: string; beach: number } {
  const dot = text.lastIndexOf(".");
  return { island: text.slice(0, dot), beach: Number(text.slice(dot + 1)) };
}
