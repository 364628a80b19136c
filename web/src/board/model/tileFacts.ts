/** The printed facts of every tile, found by id. */
import { ISLANDS, WATERS } from "../../generated/tiles";

export type IslandFacts = (typeof ISLANDS)[number];
export type WaterFacts = (typeof WATERS)[number];

const islands = new Map<string, IslandFacts>(ISLANDS.map((i) => [i.id, i]));
const waters = new Map<string, WaterFacts>(WATERS.map((w) => [w.id, w]));

export function islandFacts(id: string): IslandFacts | undefined {
  return islands.get(id);
}

export function waterFacts(id: string): WaterFacts | undefined {
  return waters.get(id);
}

/** The beach that owns the pier on a side, or -1. */
export function beachOfPier(facts: IslandFacts, side: number): number {
  return facts.beaches.findIndex((b) => b.piers.includes(side));
}

/** "tonga.3" as its parts. */
export function parseBeach(text: string): { island: string; beach: number } {
  const dot = text.lastIndexOf(".");
  return { island: text.slice(0, dot), beach: Number(text.slice(dot + 1)) };
}
