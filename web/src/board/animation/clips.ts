/** How each happening is played: what moves meanwhile, for how long, and where one looks. */
import { applyHappening, listShips } from "../model/applyHappening";
import { currentLine, pointAt } from "../geometry/currents";
import { discoveryClip } from "./discoveryClip";
import {
  crowningClip,
  sinkingClip,
  returnToSupplyClip,
  departureSprites,
  lostIslandsClip,
  type HappeningOf,
} from "./eventClips";
import { add, APOTHEM, centre, distance, facing, interpolate, neighbour, type Point } from "../geometry/hex";
import type { BerthAssignments } from "../model/berthAssignments";
import { formationOffset, ring, type SpriteKeyframe, type Sprite } from "./sprites";
import { beachCentre, nextBerthPoint, findTile, departingShips, shipsOnBeach, sidePoint } from "./locations";
import { parseBeach } from "../model/tileFacts";
import type { Happening, PlacedTile, Position } from "../model/types";
import { sailPath, type Continuity } from "./fleetPath";

/** A group of ships under way. */
export interface MovingFleet {
  readonly ships: readonly string[];
  readonly at: Point;
}

export interface Clip {
  /** Milliseconds at speed 1. */
  readonly length: number;
  /** What moves; some of it, such as foam, longer than the act lasts. */
  readonly props: readonly Sprite[];
  /** The fleet after this act. */
  readonly fleet: MovingFleet | null;
  /** What is to be seen with what lies around it, as the middles of tiles: board points. */
  readonly sights: readonly Point[];
  /** The ships leave the board at the act's beginning, not at its end. */
  readonly first?: boolean;
}

/** How happening `h` is played on position `p`, with `fleet` under way; `pull` says whether it sails on before and after. */
export function createClip(
  p: Position,
  h: Happening,
  fleet: MovingFleet | null,
  moorings: BerthAssignments,
  pull: Continuity = {},
): Clip {
  const still = (length: number, next: MovingFleet | null = fleet): Clip => ({
    length,
    props: idleFleet(fleet),
    fleet: next,
    sights: fleet ? [fleet.at] : [],
  });
  switch (h.kind) {
    case "placed":
    case "landed":
      return boarding(p, h, fleet, moorings);
    case "shifted": {
      const { island, beach } = parseBeach(h.source);
      const tile = findTile(p, island);
      const [ship] = tile ? departingShips(shipsOnBeach(p, tile, beach, moorings), { [h.colour]: 1 }) : [];
      const to = nextBerthPoint(p, h.beach, moorings);
      if (!ship || !to) return still(0);
      const from = ship.at;
      const props = [...idleFleet(fleet), hop(h.colour, from, to, 520), ring("berth", to, 460, 500, FOAM, 0.2)];
      return { length: 520, props, fleet, sights: [middleOf(p, h.source) ?? from, middleOf(p, h.beach) ?? to] };
    }
    case "sailed": {
      const { island, beach } = parseBeach(h.beach);
      const tile = findTile(p, island);
      const from = beachCentre(p, h.beach);
      if (!tile || !from) return still(0);
      const berths = departingShips(shipsOnBeach(p, tile, beach, moorings), h.fleet);
      const places = berths.map(({ at }) => ({ x: at.x - from.x, y: at.y - from.y }));
      const to = sidePoint(tile, h.side);
      // Where it sails from and to are seen together from now on, so that the view need not follow.
      const sights = [centre(tile.q, tile.r), middleBeyond(tile, h.side)];
      return { ...sail(listShips(h.fleet), [from, to], 480, pull, places), sights, first: true };
    }
    case "discovered":
      return discoveryClip({ id: h.tile, q: h.q, r: h.r, rotation: h.rotation }, idleFleet(fleet), fleet);
    case "passed": {
      const tile = findTile(p, h.tile);
      if (!tile || !fleet) return still(0);
      const c = centre(tile.q, tile.r);
      const line = currentLine(h.entry, h.exit, tile.rotation);
      const way = Array.from({ length: 13 }, (_, i) => add(c, pointAt(line, i / 12)));
      const away = distance(fleet.at, way[0]!) > 12;
      return { ...sail(fleet.ships, away ? [fleet.at, ...way] : way, away ? 950 : 760, pull), sights: [c] };
    }
    case "sank":
      return sinkingClip(findTile(p, h.tile), listShips(h.fleet), fleet);
    case "at_sea": {
      const tile = h.tile ? findTile(p, h.tile) : undefined;
      const from = fleet?.at ?? (tile ? centre(tile.q, tile.r) : ORIGIN);
      const to = tile ? interpolate(from, centre(tile.q, tile.r), 0.8) : from;
      const out = sail(listShips(h.fleet), [from, to], 700, { ...pull, after: false });
      const props = out.props.map((one) => fadeOut(one, 700, 300));
      return { ...out, length: 1000, props, fleet: null, sights: [tile ? centre(tile.q, tile.r) : to] };
    }
    case "turned_back": {
      const tile = findTile(p, h.island);
      if (!tile || !fleet) return still(300);
      const c = centre(tile.q, tile.r);
      const near = interpolate(fleet.at, c, 0.3);
      const track: SpriteKeyframe[] = [
        { at: 0, ...fleet.at, ease: "ease-out" },
        { at: 300, ...near, turn: -9, ease: "ease-in-out" },
        { at: 700, ...fleet.at, turn: 0 },
      ];
      const props = [{ ...idleFleet(fleet)[0]!, track }, ring("shut", c, 150, 600, "var(--glow)")];
      return { length: 700, props, fleet, sights: [c] };
    }
    case "arrived": {
      const tile = findTile(p, h.island);
      const ships = fleet?.ships ?? listShips(h.fleet);
      if (!tile) return still(0);
      const c = centre(tile.q, tile.r);
      const from = fleet?.at ?? c;
      // It waits off the pier, where it hides neither the island's name nor who lies there.
      const to = interpolate(c, from, Math.min(1, (APOTHEM - 4) / (distance(c, from) || 1)));
      return { ...sail(ships, [from, to], 260, { ...pull, after: false }), sights: [c] };
    }
    case "surplus":
      return fleet
        ? { length: 600, props: departureSprites(fleet.ships, shipPositions(fleet)), fleet: null, sights: [fleet.at] }
        : still(0);
    case "crowned":
      return crowningClip(p, h, moorings, idleFleet(fleet), fleet);
    case "lost":
      return lostIslandsClip(p, h.islands, moorings);
    case "resettled":
    case "repeated":
      return { ...returnToSupplyClip(p, h, moorings), fleet };
    case "turn":
    case "over":
      return still(0);
  }
}

/** The board's look from an act's first moment on. */
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

/** A fleet that lies where it is, and whose ships come `from` elsewhere to their places in it. */
export function idleFleet(fleet: MovingFleet | null, from?: readonly Point[]): Sprite[] {
  const track = fleet ? [{ at: 0, ...fleet.at }] : [];
  return fleet ? [{ key: "fleet", look: { kind: "fleet", ships: fleet.ships, from }, track }] : [];
}

const ORIGIN: Point = { x: 0, y: 0 };
const FOAM = "var(--foam)";

/** A ship comes to a berth: out of the supply, or from the fleet, which then is one fewer. */
function boarding(
  p: Position,
  h: HappeningOf<"placed" | "landed">,
  fleet: MovingFleet | null,
  moorings: BerthAssignments,
): Clip {
  const to = nextBerthPoint(p, h.beach, moorings);
  if (!to) return { length: 0, props: idleFleet(fleet), fleet, sights: [] };
  const ashore = h.kind === "landed";
  const places = fleet?.ships.map((_, i) => formationOffset(i, fleet.ships.length)) ?? [];
  const goes = ashore && fleet ? fleet.ships.indexOf(h.colour) : -1;
  const others = places.filter((_, i) => i !== goes);
  const rest = ashore && fleet ? without(fleet, goes) : fleet;
  const from = ashore && fleet ? add(fleet.at, places[goes] ?? ORIGIN) : add(to, { x: 0, y: -70 });
  const length = ashore ? 420 : 400;
  const props = [
    ...idleFleet(rest, others),
    hop(h.colour, from, to, length),
    ring(`berth ${h.beach}`, to, length * 0.85, 500, FOAM, 0.22),
  ];
  return { length, props, fleet: rest, sights: [middleOf(p, h.beach) ?? to] };
}

/** A jump to a berth, which the ship takes with a small bounce. */
function hop(colour: string, from: Point, to: Point, length: number): Sprite {
  const high = 14 + 0.12 * distance(from, to);
  const steps = 8;
  const track: SpriteKeyframe[] = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const at = interpolate(from, to, t * (2 - t));
    return {
      at: 0.8 * length * t,
      x: at.x,
      y: at.y - high * Math.sin(Math.PI * t),
      scale: 1 + 0.18 * Math.sin(Math.PI * t),
      opacity: Math.min(1, 0.2 + t * 4),
    };
  });
  track.push({ at: 0.9 * length, x: to.x, y: to.y + 2, scale: 0.95 }, { at: length, ...to, scale: 1 });
  return { key: "hop", look: { kind: "ship", colour }, track };
}

/** A fleet goes along points, with its wake; `length` milliseconds. */
function sail(
  ships: readonly string[],
  way: readonly Point[],
  length: number,
  pull: Continuity,
  from?: readonly Point[],
): Omit<Clip, "sights"> {
  const { track, wake } = sailPath(way, length, pull);
  const props = [{ key: "fleet", look: { kind: "fleet" as const, ships, from }, track }, ...wake];
  return { length, props, fleet: { ships, at: way.at(-1)! } };
}

function fadeOut(prop: Sprite, from: number, length: number): Sprite {
  if (prop.look.kind !== "fleet") return prop;
  const last = prop.track.at(-1)!;
  const end = { ...last, at: from + length, y: last.y + 4, scale: 0.9, opacity: 0.1 };
  return { ...prop, track: [...prop.track, { ...last, at: from, opacity: 1 }, end] };
}

/** The middle of the tile that a beach ("tonga.0") is of. */
function middleOf(p: Position, beach: string): Point | null {
  const tile = findTile(p, parseBeach(beach).island);
  return tile ? centre(tile.q, tile.r) : null;
}

/** The middle of the cell next to a tile's side. */
function middleBeyond(tile: PlacedTile, side: number): Point {
  const next = neighbour(tile.q, tile.r, facing(side, tile.rotation));
  return centre(next.q, next.r);
}

function without(fleet: MovingFleet, index: number): MovingFleet | null {
  const ships = fleet.ships.filter((_, i) => i !== index);
  return ships.length > 0 ? { ...fleet, ships } : null;
}

export function shipPositions(fleet: MovingFleet): Point[] {
  return fleet.ships.map((_, i) => add(fleet.at, formationOffset(i, fleet.ships.length)));
}
