/**
 * Computes the intermediate positions of an animation, between two positions from the server. This module does not know
 * the rules: each happening states which ships and tiles move.
 */
import { addShips, fullBeaches } from "./fleets";
import { islandFacts, parseBeach } from "./tileFacts";
import type { Fleet, Happening, Position } from "./types";

/** Return the position after a happening. */
export function applyHappening(p: Position, h: Happening): Position {
  switch (h.kind) {
    case "placed":
      return {
        ...p,
        ships: changeBeach(p, h.beach, { [h.colour]: 1 }, 1),
        supply: addShips(p.supply, { [h.colour]: 1 }, -1),
      };
    case "landed":
      return { ...p, ships: changeBeach(p, h.beach, { [h.colour]: 1 }, 1) };
    case "shifted": {
      const lifted = { ...p, ships: changeBeach(p, h.source, { [h.colour]: 1 }, -1) };
      return { ...lifted, ships: changeBeach(lifted, h.beach, { [h.colour]: 1 }, 1) };
    }
    case "crowned": {
      const { [h.island]: _closed, ...ships } = p.ships;
      const supply = addShips(p.supply, { [h.colour]: h.returned }, 1);
      return { ...p, ships, supply, royal: { ...p.royal, [h.island]: h.colour } };
    }
    case "resettled": {
      let next = p;
      let total = 0;
      for (const [beach, n] of Object.entries(h.returned)) {
        next = { ...next, ships: changeBeach(next, beach, { [h.colour]: n }, -1) };
        total += n;
      }
      return { ...next, supply: addShips(p.supply, { [h.colour]: total }, 1) };
    }
    case "sailed":
      return { ...p, ships: changeBeach(p, h.beach, h.fleet, -1) };
    case "discovered": {
      const facts = islandFacts(h.tile);
      const tile = { id: h.tile, q: h.q, r: h.r, rotation: h.rotation };
      return {
        ...p,
        tiles: [...p.tiles.filter((t) => t.id !== h.tile), tile],
        ships: facts ? { ...p.ships, [h.tile]: facts.beaches.map(() => ({})) } : p.ships,
        pile: p.pile.filter((id) => id !== h.tile),
      };
    }
    case "sank":
    case "surplus":
      return { ...p, supply: addShips(p.supply, h.fleet, 1) };
    case "at_sea":
      return { ...p, at_sea: addShips(p.at_sea, h.fleet, 1) };
    case "lost": {
      const gone = new Set(h.islands);
      return {
        ...p,
        tiles: p.tiles.filter((t) => !gone.has(t.id)),
        ships: Object.fromEntries(Object.entries(p.ships).filter(([id]) => !gone.has(id))),
        supply: addShips(p.supply, h.fleet, 1),
        lost: [...p.lost, ...h.islands],
      };
    }
    case "repeated":
      return { ...p, ships: clearFullBeaches(p), supply: addShips(p.supply, h.fleet, 1) };
    case "passed":
    case "turned_back":
    case "arrived":
    case "turn":
    case "over":
      return p;
  }
}

/** Return the ships after `fleet` was added to a beach or removed from it. */
function changeBeach(p: Position, beach: string, fleet: Fleet, sign: 1 | -1): Position["ships"] {
  const at = parseBeach(beach);
  const beaches = p.ships[at.island];
  if (!beaches) return p.ships;
  return { ...p.ships, [at.island]: beaches.map((f, b) => (b === at.beach ? addShips(f, fleet, sign) : f)) };
}

/** Return the ships without those on full beaches. */
function clearFullBeaches(p: Position): Position["ships"] {
  const full = new Set(fullBeaches(p.ships));
  return Object.fromEntries(
    Object.entries(p.ships).map(([id, beaches]) => [id, beaches.map((f, b) => (full.has(`${id}.${b}`) ? {} : f))]),
  );
}
