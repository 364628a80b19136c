/** How each happening is played: the moving pieces as a function of time from 0 to 1. */
import { after, shipsOf } from "./after";
import { berths } from "./beaches";
import { currentLine, pointAt } from "./currents";
import { add, centre, distance, mix, sideMiddle, type Point } from "./hex";
import type { Moorings } from "./moorings";
import { parseBeach } from "./tiles";
import type { Happening, PlacedTile, Position } from "./types";

/** A group of ships under way. */
export interface Afloat {
  readonly ships: readonly string[];
  readonly at: Point;
  /** 1: all there; 0: gone under, or away. */
  readonly above: number;
}

/** What is drawn on top of a position while a happening is played. */
export interface Actors {
  readonly fleet: Afloat | null;
  /** A single ship on its way to a berth. */
  readonly hop: Afloat | null;
  /** A tile being turned over: 0 face down and high, 1 laid. */
  readonly flip: { readonly tile: PlacedTile; readonly t: number } | null;
  /** A ring that spreads over an island. */
  readonly ring: { readonly at: Point; readonly t: number; readonly colour: string } | null;
}

export const NOBODY: Actors = { fleet: null, hop: null, flip: null, ring: null };

export interface Act {
  /** Milliseconds at speed 1. */
  readonly length: number;
  readonly frame: (t: number) => Actors;
  /** The fleet after this act. */
  readonly fleet: Afloat | null;
  /** The ships leave the board at the act's beginning, not at its end. */
  readonly first?: boolean;
}

/** How happening `h` is played on position `p`, with `fleet` under way. */
export function act(p: Position, h: Happening, fleet: Afloat | null, moorings: Moorings): Act {
  const still = (length: number, next: Afloat | null = fleet): Act => ({
    length,
    frame: () => ({ ...NOBODY, fleet }),
    fleet: next,
  });
  switch (h.kind) {
    case "placed":
    case "landed": {
      const to = berthPoint(p, h.beach, moorings);
      if (!to) return still(0);
      const rest = h.kind === "landed" ? without(fleet, h.colour) : fleet;
      const from = h.kind === "landed" && fleet ? fleet.at : add(to, { x: 0, y: -60 });
      return {
        length: h.kind === "landed" ? 300 : 340,
        frame: (t) => ({
          ...NOBODY,
          fleet: rest,
          hop: { ships: [h.colour], at: arc(from, to, ease(t)), above: Math.min(1, t * 3) },
        }),
        fleet: rest,
      };
    }
    case "shifted": {
      const from = beachPoint(p, h.source);
      const to = berthPoint(p, h.beach, moorings);
      if (!from || !to) return still(0);
      return {
        length: 520,
        frame: (t) => ({ ...NOBODY, fleet, hop: { ships: [h.colour], at: arc(from, to, ease(t)), above: 1 } }),
        fleet,
      };
    }
    case "sailed": {
      const { island } = parseBeach(h.beach);
      const tile = find(p, island);
      const from = beachPoint(p, h.beach);
      if (!tile || !from) return still(0);
      return glide({ ships: shipsOf(h.fleet), at: from, above: 1 }, sideOf(tile, h.side), 420, true);
    }
    case "discovered": {
      const tile = { id: h.tile, q: h.q, r: h.r, rotation: h.rotation };
      return { length: 720, frame: (t) => ({ ...NOBODY, fleet, flip: { tile, t } }), fleet };
    }
    case "passed": {
      const tile = find(p, h.tile);
      if (!tile || !fleet) return still(0);
      const c = centre(tile.q, tile.r);
      const line = currentLine(h.entry, h.exit, tile.rotation);
      const begin = add(c, line[0]);
      const away = distance(fleet.at, begin) > 12;
      const end = { ...fleet, at: add(c, line[3]) };
      return {
        length: away ? 900 : 650,
        frame: (t) => {
          const lead = away ? Math.min(t / 0.3, 1) : 1;
          const on = away ? Math.max((t - 0.3) / 0.7, 0) : t;
          const at = lead < 1 ? mix(fleet.at, begin, lead) : add(c, pointAt(line, swing(on)));
          return { ...NOBODY, fleet: { ...fleet, at } };
        },
        fleet: end,
      };
    }
    case "sank": {
      const tile = find(p, h.tile);
      const ships = shipsOf(h.fleet);
      const c = tile ? centre(tile.q, tile.r) : { x: 0, y: 0 };
      const from = fleet?.at ?? c;
      const to = mix(from, c, 0.7);
      return {
        length: 1000,
        frame: (t) => ({
          ...NOBODY,
          fleet: { ships, at: mix(from, to, swing(Math.min(t / 0.45, 1))), above: 1 - Math.max((t - 0.4) / 0.6, 0) },
          ring: t > 0.45 ? { at: to, t: (t - 0.45) / 0.55, colour: "var(--foam-line)" } : null,
        }),
        fleet: null,
      };
    }
    case "at_sea": {
      const ships = shipsOf(h.fleet);
      const tile = h.tile ? find(p, h.tile) : undefined;
      const from = fleet?.at ?? (tile ? centre(tile.q, tile.r) : { x: 0, y: 0 });
      const to = tile ? centre(tile.q, tile.r) : from;
      return {
        length: 900,
        frame: (t) => ({
          ...NOBODY,
          fleet: {
            ships,
            at: mix(from, to, swing(Math.min(t / 0.6, 1))),
            above: 1 - Math.max((t - 0.75) / 0.25, 0) * 0.9,
          },
        }),
        fleet: null,
      };
    }
    case "turned_back": {
      const tile = find(p, h.island);
      if (!tile || !fleet) return still(300);
      const c = centre(tile.q, tile.r);
      return {
        length: 600,
        frame: (t) => ({
          ...NOBODY,
          fleet: { ...fleet, at: mix(fleet.at, c, 0.35 * Math.sin(Math.PI * t)) },
          ring: { at: c, t, colour: "var(--glow)" },
        }),
        fleet,
      };
    }
    case "arrived": {
      const tile = find(p, h.island);
      const ships = fleet?.ships ?? shipsOf(h.fleet);
      if (!tile) return still(0);
      const c = centre(tile.q, tile.r);
      const from = fleet?.at ?? c;
      return glide({ ships, at: from, above: 1 }, mix(c, from, Math.min(1, 30 / (distance(c, from) || 1))), 420, false);
    }
    case "surplus":
      return fade(fleet, 500);
    case "crowned": {
      const tile = find(p, h.island);
      if (!tile) return still(0);
      const c = centre(tile.q, tile.r);
      return {
        length: 800,
        frame: (t) => ({ ...NOBODY, fleet, ring: { at: c, t, colour: `var(--ship-${h.colour})` } }),
        fleet,
        first: true,
      };
    }
    case "lost": {
      const tile = find(p, h.islands[0] ?? "");
      const c = tile ? centre(tile.q, tile.r) : { x: 0, y: 0 };
      return {
        length: 900,
        frame: (t) => ({ ...NOBODY, ring: { at: c, t, colour: "var(--bad)" } }),
        fleet: null,
      };
    }
    case "resettled":
      return { ...still(450), first: true };
    case "repeated":
      return { ...still(600), first: true };
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

function glide(fleet: Afloat, to: Point, length: number, first: boolean): Act {
  const from = fleet.at;
  return {
    length,
    frame: (t) => ({ ...NOBODY, fleet: { ...fleet, at: mix(from, to, swing(t)) } }),
    fleet: { ...fleet, at: to },
    first,
  };
}

function fade(fleet: Afloat | null, length: number): Act {
  return {
    length: fleet ? length : 0,
    frame: (t) => ({ ...NOBODY, fleet: fleet && { ...fleet, above: 1 - t } }),
    fleet: null,
  };
}

function find(p: Position, id: string): PlacedTile | undefined {
  return p.tiles.find((t) => t.id === id);
}

function sideOf(tile: PlacedTile, side: number): Point {
  return add(centre(tile.q, tile.r), sideMiddle(side, tile.rotation));
}

function berthPoint(p: Position, text: string, moorings: Moorings): Point | null {
  const { island, beach } = parseBeach(text);
  const tile = find(p, island);
  const place = tile && berths(island, beach, tile.rotation)[moorings.next(text)];
  return place ? add(centre(tile.q, tile.r), place) : null;
}

function beachPoint(p: Position, text: string): Point | null {
  const { island, beach } = parseBeach(text);
  const tile = find(p, island);
  if (!tile) return null;
  const places = berths(island, beach, tile.rotation);
  const middle = places[Math.floor(places.length / 2)];
  return middle ? add(centre(tile.q, tile.r), middle) : null;
}

function without(fleet: Afloat | null, colour: string): Afloat | null {
  if (!fleet) return null;
  const ships = [...fleet.ships];
  const i = ships.indexOf(colour);
  if (i >= 0) ships.splice(i, 1);
  return ships.length > 0 ? { ...fleet, ships } : null;
}

function arc(from: Point, to: Point, t: number): Point {
  const p = mix(from, to, t);
  return { x: p.x, y: p.y - 14 * Math.sin(Math.PI * t) };
}

/** Quick first, slow at the end. */
function ease(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Slow at both ends. */
function swing(t: number): number {
  return t * t * (3 - 2 * t);
}
