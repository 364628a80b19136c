/** Fleets: numbers of ships by colour. */
import { islandFacts } from "./tileFacts";
import type { Fleet, PendingShip, Position } from "./types";

/** Return the beaches that have no free berth, as "tonga.0". */
export function fullBeaches(ships: Position["ships"]): string[] {
  return Object.entries(ships).flatMap(([id, beaches]) =>
    beaches.flatMap((fleet, b) =>
      countShips(fleet) >= (islandFacts(id)?.beaches[b]?.berths ?? Infinity) ? [`${id}.${b}`] : [],
    ),
  );
}

/** Return the number of ships in a fleet. */
export function countShips(fleet: Fleet): number {
  return Object.values(fleet).reduce((a, b) => a + b, 0);
}

/** Return the colour of each ship in a fleet, sorted by colour. */
export function listShips(fleet: Fleet): string[] {
  return Object.entries(fleet).flatMap(([colour, n]) => Array.from({ length: n }, () => colour));
}

/** Return fleet `a` after adding or removing the ships of `b`. Colours without ships are left out. */
export function addShips(a: Fleet, b: Fleet, sign: 1 | -1): Fleet {
  const total: Record<string, number> = { ...a };
  for (const [colour, n] of Object.entries(b)) total[colour] = (total[colour] ?? 0) + sign * n;
  return Object.fromEntries(Object.entries(total).filter(([, n]) => n > 0));
}

/** Return the beaches that will be full when the pending ships have been placed. */
export function fullBeachesWith(ships: Position["ships"], pending: readonly PendingShip[]): string[] {
  const down = Object.fromEntries(
    Object.entries(ships).map(([id, beaches]) => [
      id,
      beaches.map((fleet, number) =>
        pending
          .filter((ship) => ship.island === id && ship.beach === number)
          .reduce((all, ship) => addShips(all, { [ship.colour]: 1 }, 1), fleet),
      ),
    ]),
  );
  return fullBeaches(down);
}
