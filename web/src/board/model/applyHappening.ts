/**
 * The picture after one thing happened. It knows no rules: it moves ships and tiles as it is told, for the film to
 * draw between two positions that the server sent.
 */
import { islandFacts, parseBeach } from "./tileFacts";
import type { Fleet, Happening, Position } from "./types";

/** The position as it looks after a happening. */
export function applyHappening(p: Position, h: Happening): Position {
  switch (h.kind) {
    case "placed":
      return {
        ...p,
        ships: shift(p, h.beach, { [h.colour]: 1 }, 1),
        supply: addShips(p.supply, { [h.colour]: 1 }, -1),
      };
    case "landed":
      return { ...p, ships: shift(p, h.beach, { [h.colour]: 1 }, 1) };
    case "shifted": {
      const lifted = { ...p, ships: shift(p, h.source, { [h.colour]: 1 }, -1) };
      return { ...lifted, ships: shift(lifted, h.beach, { [h.colour]: 1 }, 1) };
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
        next = { ...next, ships: shift(next, beach, { [h.colour]: n }, -1) };
        total += n;
      }
      return { ...next, supply: addShips(p.supply, { [h.colour]: total }, 1) };
    }
    case "sailed":
      return { ...p, ships: shift(p, h.beach, h.fleet, -1) };
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
      return { ...p, ships: emptyFull(p), supply: addShips(p.supply, h.fleet, 1) };
    case "passed":
    case "turned_back":
    case "arrived":
    case "turn":
    case "over":
      return p;
  }
}

/** Beaches on which every berth is taken. */
export function fullBeaches(ships: Position["ships"]): string[] {
  return Object.entries(ships).flatMap(([id, beaches]) =>
    beaches.flatMap((fleet, b) =>
      countShips(fleet) >= (islandFacts(id)?.beaches[b]?.berths ?? Infinity) ? [`${id}.${b}`] : [],
    ),
  );
}

export function countShips(fleet: Fleet): number {
  return Object.values(fleet).reduce((a, b) => a + b, 0);
}

/** A fleet's ships one by one, a colour after the other. */
export function listShips(fleet: Fleet): string[] {
  return Object.entries(fleet).flatMap(([colour, n]) => Array.from({ length: n }, () => colour));
}

/** `a` with `b` added or taken away; colours with none are left out. */
export function addShips(a: Fleet, b: Fleet, sign: 1 | -1): Fleet {
  const total: Record<string, number> = { ...a };
  for (const [colour, n] of Object.entries(b)) total[colour] = (total[colour] ?? 0) + sign * n;
  return Object.fromEntries(Object.entries(total).filter(([, n]) => n > 0));
}

function shift(p: Position, beach: string, fleet: Fleet, sign: 1 | -1): Position["ships"] {
  const at = parseBeach(beach);
  const beaches = p.ships[at.island];
  if (!beaches) return p.ships;
  return { ...p.ships, [at.island]: beaches.map((f, b) => (b === at.beach ? addShips(f, fleet, sign) : f)) };
}

function emptyFull(p: Position): Position["ships"] {
  const full = new Set(fullBeaches(p.ships));
  return Object.fromEntries(
    Object.entries(p.ships).map(([id, beaches]) => [id, beaches.map((f, b) => (full.has(`${id}.${b}`) ? {} : f))]),
  );
}
