/** Creates the animation clip of each kind of happening. */
import { applyHappening } from "../model/applyHappening";
import { listShips } from "../model/fleets";
import { currentLine, pointAt } from "../geometry/currents";
import { discoveryClip } from "./discoveryClip";
import { crowningClip, sinkingClip, returnToSupplyClip, departureSprites, lostIslandsClip } from "./eventClips";
import { add, centre, distance, facing, interpolate, neighbour, type Point } from "../geometry/hex";
import type { Clip, HappeningOf, MovingFleet } from "./clip";
import type { BerthAssignments } from "../model/berthAssignments";
import { formationOffset, ring, type SpriteKeyframe, type Sprite } from "./sprites";
import { beachCentre, nextBerthPoint, findTile, departingShips, shipsOnBeach, sidePoint } from "./locations";
import { parseBeach } from "../model/tileFacts";
import type { Happening, PlacedTile, Position } from "../model/types";
import { landingPoint } from "./waitingFleet";
import { sailPath, type Continuity } from "./fleetPath";

/**
 * Return the clip of happening `h` in position `p`. `fleet`: the moving fleet. `continuity`: whether the fleet is
 * already moving at the start, and whether it keeps moving at the end.
 */
export function createClip(
  p: Position,
  h: Happening,
  fleet: MovingFleet | null,
  assignments: BerthAssignments,
  continuity: Continuity = {},
): Clip {
  const unchanged = (duration: number, next: MovingFleet | null = fleet): Clip => ({
    duration,
    sprites: idleFleet(fleet),
    fleet: next,
    focusPoints: fleet ? [fleet.at] : [],
  });
  switch (h.kind) {
    case "placed":
    case "landed":
      return arrivalAtBerth(p, h, fleet, assignments);
    case "shifted": {
      const { island, beach } = parseBeach(h.source);
      const tile = findTile(p, island);
      const [ship] = tile ? departingShips(shipsOnBeach(p, tile, beach, assignments), { [h.colour]: 1 }) : [];
      const to = nextBerthPoint(p, h.beach, assignments);
      if (!ship || !to) return unchanged(0);
      const from = ship.at;
      const sprites = [...idleFleet(fleet), hop(h.colour, from, to, 520), ring("berth", to, 460, 500, FOAM, 0.2)];
      return {
        duration: 520,
        sprites,
        fleet,
        focusPoints: [tileCentreOf(p, h.source) ?? from, tileCentreOf(p, h.beach) ?? to],
      };
    }
    case "sailed": {
      const { island, beach } = parseBeach(h.beach);
      const tile = findTile(p, island);
      const from = beachCentre(p, h.beach);
      if (!tile || !from) return unchanged(0);
      const berths = departingShips(shipsOnBeach(p, tile, beach, assignments), h.fleet);
      const places = berths.map(({ at }) => ({ x: at.x - from.x, y: at.y - from.y }));
      const to = sidePoint(tile, h.side);
      // Show both tiles from the start, so that the camera does not have to follow the fleet.
      const focusPoints = [centre(tile.q, tile.r), cellCentreBeyond(tile, h.side)];
      return { ...sail(listShips(h.fleet), [from, to], 480, continuity, places), focusPoints, appliedFirst: true };
    }
    case "discovered":
      return discoveryClip({ id: h.tile, q: h.q, r: h.r, rotation: h.rotation }, idleFleet(fleet), fleet);
    case "passed": {
      const tile = findTile(p, h.tile);
      if (!tile || !fleet) return unchanged(0);
      const c = centre(tile.q, tile.r);
      const line = currentLine(h.entry, h.exit, tile.rotation);
      const path = Array.from({ length: 13 }, (_, i) => add(c, pointAt(line, i / 12)));
      const isFar = distance(fleet.at, path[0]!) > 12;
      return {
        ...sail(fleet.ships, isFar ? [fleet.at, ...path] : path, isFar ? 950 : 760, continuity),
        focusPoints: [c],
      };
    }
    case "sank":
      return sinkingClip(findTile(p, h.tile), listShips(h.fleet), fleet);
    case "at_sea": {
      const tile = h.tile ? findTile(p, h.tile) : undefined;
      const from = fleet?.at ?? (tile ? centre(tile.q, tile.r) : ORIGIN);
      const to = tile ? interpolate(from, centre(tile.q, tile.r), 0.8) : from;
      const out = sail(listShips(h.fleet), [from, to], 700, { ...continuity, after: false });
      const sprites = out.sprites.map((sprite) => fadeOut(sprite, 700, 300));
      return { ...out, duration: 1000, sprites, fleet: null, focusPoints: [tile ? centre(tile.q, tile.r) : to] };
    }
    case "turned_back": {
      const tile = findTile(p, h.island);
      if (!tile || !fleet) return unchanged(300);
      const c = centre(tile.q, tile.r);
      const near = interpolate(fleet.at, c, 0.3);
      const keyframes: SpriteKeyframe[] = [
        { at: 0, ...fleet.at, ease: "ease-out" },
        { at: 300, ...near, turn: -9, ease: "ease-in-out" },
        { at: 700, ...fleet.at, turn: 0 },
      ];
      const sprites = [{ ...idleFleet(fleet)[0]!, keyframes }, ring("shut", c, 150, 600, "var(--glow)")];
      return { duration: 700, sprites, fleet, focusPoints: [c] };
    }
    case "arrived": {
      const tile = findTile(p, h.island);
      const ships = fleet?.ships ?? listShips(h.fleet);
      if (!tile) return unchanged(0);
      const c = centre(tile.q, tile.r);
      const from = fleet?.at ?? c;
      return {
        ...sail(ships, [from, landingPoint(tile, from)], 260, { ...continuity, after: false }),
        focusPoints: [c],
      };
    }
    case "surplus":
      return fleet
        ? {
            duration: 600,
            sprites: departureSprites(fleet.ships, shipPositions(fleet)),
            fleet: null,
            focusPoints: [fleet.at],
          }
        : unchanged(0);
    case "crowned":
      return crowningClip(p, h, assignments, idleFleet(fleet), fleet);
    case "lost":
      return lostIslandsClip(p, h.islands, assignments);
    case "resettled":
    case "repeated":
      return { ...returnToSupplyClip(p, h, assignments), fleet };
    case "turn":
    case "over":
      return unchanged(0);
  }
}

/** Return the position to draw during the clip of a happening. */
export function positionDuring(p: Position, h: Happening, first: boolean): Position {
  if (h.kind === "sailed" || first) return applyHappening(p, h);
  if (h.kind !== "shifted") return p;
  const emptied = applyHappening(p, h);
  const { island, beach } = parseBeach(h.beach);
  const beaches = emptied.ships[island];
  if (!beaches) return p;
  const fleet: Record<string, number> = { ...beaches[beach] };
  fleet[h.colour] = (fleet[h.colour] ?? 1) - 1;
  return { ...emptied, ships: { ...emptied.ships, [island]: beaches.map((f, b) => (b === beach ? fleet : f)) } };
}

/** Return the sprite of a fleet that stays in place. Its ships start at the offsets `from` and move into formation. */
export function idleFleet(fleet: MovingFleet | null, from?: readonly Point[]): Sprite[] {
  const keyframes = fleet ? [{ at: 0, ...fleet.at }] : [];
  return fleet ? [{ key: "fleet", look: { kind: "fleet", ships: fleet.ships, from }, keyframes }] : [];
}

const ORIGIN: Point = { x: 0, y: 0 };
const FOAM = "var(--foam)";

/** Return the clip of a ship that moves to a berth, from the supply or from the fleet. */
function arrivalAtBerth(
  p: Position,
  h: HappeningOf<"placed" | "landed">,
  fleet: MovingFleet | null,
  assignments: BerthAssignments,
): Clip {
  const to = nextBerthPoint(p, h.beach, assignments);
  if (!to) return { duration: 0, sprites: idleFleet(fleet), fleet, focusPoints: [] };
  const ashore = h.kind === "landed";
  const places = fleet?.ships.map((_, i) => formationOffset(i, fleet.ships.length)) ?? [];
  const leaver = ashore && fleet ? fleet.ships.indexOf(h.colour) : -1;
  const others = places.filter((_, i) => i !== leaver);
  const rest = ashore && fleet ? withoutShip(fleet, leaver) : fleet;
  const from = ashore && fleet ? add(fleet.at, places[leaver] ?? ORIGIN) : add(to, { x: 0, y: -70 });
  const duration = ashore ? 420 : 400;
  const sprites = [
    ...idleFleet(rest, others),
    hop(h.colour, from, to, duration),
    ring(`berth ${h.beach}`, to, duration * 0.85, 500, FOAM, 0.22),
  ];
  return { duration, sprites, fleet: rest, focusPoints: [tileCentreOf(p, h.beach) ?? to] };
}

/** Return the sprite of a ship that jumps to a berth and bounces a little. */
function hop(colour: string, from: Point, to: Point, duration: number): Sprite {
  const height = 14 + 0.12 * distance(from, to);
  const steps = 8;
  const keyframes: SpriteKeyframe[] = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const at = interpolate(from, to, t * (2 - t));
    return {
      at: 0.8 * duration * t,
      x: at.x,
      y: at.y - height * Math.sin(Math.PI * t),
      scale: 1 + 0.18 * Math.sin(Math.PI * t),
      opacity: Math.min(1, 0.2 + t * 4),
    };
  });
  keyframes.push({ at: 0.9 * duration, x: to.x, y: to.y + 2, scale: 0.95 }, { at: duration, ...to, scale: 1 });
  return { key: "hop", look: { kind: "ship", colour }, keyframes };
}

/** Return the clip of a fleet that leaves a wake as it sails along the given points in `duration` milliseconds. */
function sail(
  ships: readonly string[],
  path: readonly Point[],
  duration: number,
  continuity: Continuity,
  from?: readonly Point[],
): Omit<Clip, "focusPoints"> {
  const { keyframes, wake } = sailPath(path, duration, continuity);
  const sprites = [{ key: "fleet", look: { kind: "fleet" as const, ships, from }, keyframes }, ...wake];
  return { duration, sprites, fleet: { ships, at: path.at(-1)! } };
}

function fadeOut(sprite: Sprite, from: number, duration: number): Sprite {
  if (sprite.look.kind !== "fleet") return sprite;
  const last = sprite.keyframes.at(-1)!;
  const end = { ...last, at: from + duration, y: last.y + 4, scale: 0.9, opacity: 0.1 };
  return { ...sprite, keyframes: [...sprite.keyframes, { ...last, at: from, opacity: 1 }, end] };
}

/** Return the centre of the tile that a beach ("tonga.0") belongs to. */
function tileCentreOf(p: Position, beach: string): Point | null {
  const tile = findTile(p, parseBeach(beach).island);
  return tile ? centre(tile.q, tile.r) : null;
}

/** Return the centre of the cell next to a tile's side. */
function cellCentreBeyond(tile: PlacedTile, side: number): Point {
  const next = neighbour(tile.q, tile.r, facing(side, tile.rotation));
  return centre(next.q, next.r);
}

function withoutShip(fleet: MovingFleet, index: number): MovingFleet | null {
  const ships = fleet.ships.filter((_, i) => i !== index);
  return ships.length > 0 ? { ...fleet, ships } : null;
}

/** Return the board point of each ship of a fleet in formation. */
function shipPositions(fleet: MovingFleet): Point[] {
  return fleet.ships.map((_, i) => add(fleet.at, formationOffset(i, fleet.ships.length)));
}
