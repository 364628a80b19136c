/** How each happening is played: what moves meanwhile, for how long, and where one looks. */
import { after, shipsOf } from "./after";
import { currentLine, pointAt } from "./currents";
import { crowning, foundering, goingHome, leaving, losing, type Told } from "./events";
import { add, APOTHEM, centre, distance, mix, polar, type Point } from "./hex";
import type { Moorings } from "./moorings";
import { foam, inWedge, ring, type Moment, type Prop } from "./props";
import { beachPoint, berthPoint, find, sideOf } from "./spots";
import { parseBeach } from "./tiles";
import type { Happening, PlacedTile, Position } from "./types";
import { journey, type Pull } from "./wake";

/** A group of ships under way. */
export interface Afloat {
  readonly ships: readonly string[];
  readonly at: Point;
}

export interface Act {
  /** Milliseconds at speed 1. */
  readonly length: number;
  /** What moves; some of it, such as foam, longer than the act lasts. */
  readonly props: readonly Prop[];
  /** The fleet after this act. */
  readonly fleet: Afloat | null;
  /** What is to be seen: board points. */
  readonly sights: readonly Point[];
  /** The ships leave the board at the act's beginning, not at its end. */
  readonly first?: boolean;
}

/** How happening `h` is played on position `p`, with `fleet` under way; `pull` says whether it sails on before and after. */
export function act(p: Position, h: Happening, fleet: Afloat | null, moorings: Moorings, pull: Pull = {}): Act {
  const still = (length: number, next: Afloat | null = fleet): Act => ({
    length,
    props: resting(fleet),
    fleet: next,
    sights: fleet ? [fleet.at] : [],
  });
  switch (h.kind) {
    case "placed":
    case "landed":
      return boarding(p, h, fleet, moorings);
    case "shifted": {
      const from = beachPoint(p, h.source);
      const to = berthPoint(p, h.beach, moorings);
      if (!from || !to) return still(0);
      const props = [...resting(fleet), hop(h.colour, from, to, 520), ring("berth", to, 460, 500, FOAM, 0.2)];
      return { length: 520, props, fleet, sights: [from, to] };
    }
    case "sailed": {
      const tile = find(p, parseBeach(h.beach).island);
      const from = beachPoint(p, h.beach);
      if (!tile || !from) return still(0);
      const to = sideOf(tile, h.side);
      return { ...sail(shipsOf(h.fleet), [from, to], 480, pull), sights: [from, to], first: true };
    }
    case "discovered":
      return discovery({ id: h.tile, q: h.q, r: h.r, rotation: h.rotation }, fleet);
    case "passed": {
      const tile = find(p, h.tile);
      if (!tile || !fleet) return still(0);
      const c = centre(tile.q, tile.r);
      const line = currentLine(h.entry, h.exit, tile.rotation);
      const way = Array.from({ length: 13 }, (_, i) => add(c, pointAt(line, i / 12)));
      const away = distance(fleet.at, way[0]!) > 12;
      return { ...sail(fleet.ships, away ? [fleet.at, ...way] : way, away ? 950 : 760, pull), sights: [c] };
    }
    case "sank":
      return foundering(find(p, h.tile), shipsOf(h.fleet), fleet);
    case "at_sea": {
      const tile = h.tile ? find(p, h.tile) : undefined;
      const from = fleet?.at ?? (tile ? centre(tile.q, tile.r) : ORIGIN);
      const to = tile ? mix(from, centre(tile.q, tile.r), 0.8) : from;
      const out = sail(shipsOf(h.fleet), [from, to], 700, { ...pull, after: false });
      return { ...out, length: 1000, props: out.props.map((one) => fadeOut(one, 700, 300)), fleet: null, sights: [to] };
    }
    case "turned_back": {
      const tile = find(p, h.island);
      if (!tile || !fleet) return still(300);
      const c = centre(tile.q, tile.r);
      const near = mix(fleet.at, c, 0.3);
      const track: Moment[] = [
        { at: 0, ...fleet.at, ease: "ease-out" },
        { at: 300, ...near, turn: -9, ease: "ease-in-out" },
        { at: 700, ...fleet.at, turn: 0 },
      ];
      const props = [{ ...resting(fleet)[0]!, track }, ring("shut", c, 150, 600, "var(--glow)")];
      return { length: 700, props, fleet, sights: [c, fleet.at] };
    }
    case "arrived": {
      const tile = find(p, h.island);
      const ships = fleet?.ships ?? shipsOf(h.fleet);
      if (!tile) return still(0);
      const c = centre(tile.q, tile.r);
      const from = fleet?.at ?? c;
      // It waits off the pier, where it hides neither the island's name nor who lies there.
      const to = mix(c, from, Math.min(1, (APOTHEM - 4) / (distance(c, from) || 1)));
      return { ...sail(ships, [from, to], 260, { ...pull, after: false }), sights: [c] };
    }
    case "surplus":
      return fleet
        ? { length: 600, props: leaving(fleet.ships, spread(fleet)), fleet: null, sights: [fleet.at] }
        : still(0);
    case "crowned":
      return crowning(p, h, resting(fleet), fleet);
    case "lost":
      return losing(p, h.islands);
    case "resettled":
    case "repeated":
      return { ...goingHome(p, h), fleet };
    case "turn":
    case "over":
      return still(0);
  }
}

/** The board's look from an act's first moment on. */
export function stage(p: Position, h: Happening, first: boolean): Position {
  if (h.kind === "sailed" || first) return after(p, h);
  if (h.kind !== "shifted") return p;
  const emptied = after(p, h);
  const { island, beach } = parseBeach(h.beach);
  const beaches = emptied.ships[island];
  if (!beaches) return p;
  const fleet: Record<string, number> = { ...beaches[beach] };
  fleet[h.colour] = (fleet[h.colour] ?? 1) - 1;
  return { ...emptied, ships: { ...emptied.ships, [island]: beaches.map((f, b) => (b === beach ? fleet : f)) } };
}

/** A fleet that lies where it is. */
export function resting(fleet: Afloat | null): Prop[] {
  return fleet ? [{ key: "fleet", look: { kind: "fleet", ships: fleet.ships }, track: [{ at: 0, ...fleet.at }] }] : [];
}

const ORIGIN: Point = { x: 0, y: 0 };
const FOAM = "var(--foam)";

/** A ship comes to a berth: out of the supply, or from the fleet, which then is one fewer. */
function boarding(p: Position, h: Told<"placed" | "landed">, fleet: Afloat | null, moorings: Moorings): Act {
  const to = berthPoint(p, h.beach, moorings);
  if (!to) return { length: 0, props: resting(fleet), fleet, sights: [] };
  const ashore = h.kind === "landed";
  const rest = ashore ? without(fleet, h.colour) : fleet;
  const from = ashore && fleet ? fleet.at : add(to, { x: 0, y: -70 });
  const length = ashore ? 420 : 400;
  const props = [
    ...resting(rest),
    hop(h.colour, from, to, length),
    ring(`berth ${h.beach}`, to, length * 0.85, 500, FOAM, 0.22),
  ];
  return { length, props, fleet: rest, sights: ashore ? [from, to] : [to] };
}

/** A jump to a berth, which the ship takes with a small bounce. */
function hop(colour: string, from: Point, to: Point, length: number): Prop {
  const high = 14 + 0.12 * distance(from, to);
  const steps = 8;
  const track: Moment[] = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const at = mix(from, to, t * (2 - t));
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
function sail(ships: readonly string[], way: readonly Point[], length: number, pull: Pull): Omit<Act, "sights"> {
  const { track, wake } = journey(way, length, pull);
  const props = [{ key: "fleet", look: { kind: "fleet" as const, ships }, track }, ...wake];
  return { length, props, fleet: { ships, at: way.at(-1)! } };
}

/** A tile comes from the pile, turns over on its way, settles, and the sea gives way. */
function discovery(tile: PlacedTile, fleet: Afloat | null): Act {
  const c = centre(tile.q, tile.r);
  const up = add(c, { x: 46, y: -150 });
  const track: Moment[] = [
    { at: 0, ...up, scale: 1.1, turn: 10, opacity: 0, ease: "ease-out" },
    { at: 120, ...add(up, { x: -4, y: -12 }), scale: 1.22, turn: 8, opacity: 1, ease: "cubic-bezier(.5,0,.4,1)" },
    { at: 720, x: c.x, y: c.y - 6, scale: 1.16, turn: 0, ease: "ease-in" },
    { at: 860, ...c, scale: 0.975, ease: "ease-out" },
    { at: 960, ...c, scale: 1.012, ease: "ease-in-out" },
    { at: 1060, ...c, scale: 1 },
  ];
  const shade: Moment[] = [
    { at: 0, ...c, scale: 0.55, opacity: 0, ease: "ease-in" },
    { at: 720, ...c, scale: 0.9, opacity: 0.45, ease: "ease-in" },
    { at: 860, ...c, scale: 1, opacity: 0 },
  ];
  const spray = Array.from({ length: 12 }, (_, i) =>
    foam(`spray ${i}`, add(c, polar(30 * i, 92)), 830, add(c, polar(30 * i + 6, 116)), 1.5, 620),
  );
  const props: Prop[] = [
    { key: "shade", look: { kind: "shade" }, track: shade },
    { key: "flip", look: { kind: "tile", tile, over: 0.62, owner: null }, track },
    ...spray,
    ...resting(fleet),
  ];
  return { length: 1060, props, fleet, sights: fleet ? [c, fleet.at] : [c] };
}

function fadeOut(prop: Prop, from: number, length: number): Prop {
  if (prop.look.kind !== "fleet") return prop;
  const last = prop.track.at(-1)!;
  const end = { ...last, at: from + length, y: last.y + 4, scale: 0.9, opacity: 0.1 };
  return { ...prop, track: [...prop.track, { ...last, at: from, opacity: 1 }, end] };
}

function without(fleet: Afloat | null, colour: string): Afloat | null {
  if (!fleet) return null;
  const ships = [...fleet.ships];
  const i = ships.indexOf(colour);
  if (i >= 0) ships.splice(i, 1);
  return ships.length > 0 ? { ...fleet, ships } : null;
}

export function spread(fleet: Afloat): Point[] {
  return fleet.ships.map((_, i) => add(fleet.at, inWedge(i, fleet.ships.length)));
}
