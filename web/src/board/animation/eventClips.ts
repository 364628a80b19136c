/** Clips of events: fleets that sink, islands that are crowned or lost, and ships that return to the supply. */
import { applyHappening } from "../model/applyHappening";
import { addShips } from "../model/fleets";
import { add, centre, interpolate, polar, type Point } from "../geometry/hex";
import type { BerthAssignments } from "../model/berthAssignments";
import { endTime, foam, formationOffset, ring, type SpriteKeyframe, type Sprite } from "./sprites";
import type { Clip, HappeningOf, MovingFleet } from "./clip";
import { findTile, departingShips, shipsOnBeach, shipsOnIsland } from "./locations";
import type { PlacedTile, Position } from "../model/types";

const ORIGIN: Point = { x: 0, y: 0 };
/** Delay between the animations of two consecutive ships, in milliseconds. */
const STAGGER = 130;

/** Return the clip of a fleet that is too small for a current. The current turns it, and its ships sink one by one. */
export function sinkingClip(tile: PlacedTile | undefined, ships: readonly string[], fleet: MovingFleet | null): Clip {
  const c = tile ? centre(tile.q, tile.r) : ORIGIN;
  const from = fleet?.at ?? c;
  const to = interpolate(from, c, 0.55);
  const sprites = ships.flatMap((colour, i): Sprite[] => {
    const off = formationOffset(i, ships.length);
    const [begin, fight, under] = [add(from, off), add(interpolate(from, to, 1.15), off), add(to, off)];
    const gone = 620 + STAGGER * i;
    const side = i % 2 === 0 ? 1 : -1;
    const keyframes: SpriteKeyframe[] = [
      { at: 0, ...begin, ease: "ease-out" },
      { at: 330, ...fight, turn: -7 * side, ease: "ease-in-out" },
      { at: 480, ...under, turn: 9 * side, ease: "ease-in-out" },
      { at: gone, ...under, turn: 14 * side, ease: "ease-in" },
      { at: gone + 260, x: under.x + 3 * side, y: under.y + 5, turn: 52 * side, scale: 0.86, opacity: 1 },
      { at: gone + 480, x: under.x + 5 * side, y: under.y + 14, turn: 78 * side, scale: 0.55, opacity: 0 },
    ];
    const bubbles = [-7, 1, 8].map((x, k) => {
      const at = add(under, { x, y: 6 });
      return foam(`bubble ${i} ${k}`, at, gone + 250 + 90 * k, add(at, { x: 0, y: -9 }), 0.6, 620);
    });
    const away = ring(`under ${i}`, add(under, { x: 0, y: 6 }), gone + 260, 800, "var(--foam-line)", 0.42);
    return [{ key: `ship ${i}`, look: { kind: "ship", colour }, keyframes }, away, ...bubbles];
  });
  return { duration: 1240 + STAGGER * ships.length, sprites, fleet: null, focusPoints: [c] };
}

/**
 * Return the clip of an island that is crowned. The ships on it sail away, and the mask drops onto the island. When the
 * mask lands, rays in the owner's colour appear. The sprite "old look" hides the royal island until then.
 */
export function crowningClip(
  p: Position,
  h: HappeningOf<"crowned">,
  assignments: BerthAssignments,
  resting: readonly Sprite[],
  fleet: MovingFleet | null,
): Clip {
  const tile = findTile(p, h.island);
  if (!tile) return { duration: 0, sprites: resting, fleet, focusPoints: [] };
  const c = centre(tile.q, tile.r);
  const colour = `var(--ship-${h.colour})`;
  const foot = add(c, { x: 0, y: 2 });
  const home = shipsOnIsland(p, tile, assignments);
  const sprites: Sprite[] = [
    {
      key: "rays",
      look: { kind: "rays", colour },
      keyframes: [
        { at: 500, ...c, scale: 0.25, turn: 0, opacity: 0, ease: "ease-out" },
        { at: 820, ...c, scale: 1, turn: 16, opacity: 0.95 },
        { at: 1500, ...c, scale: 1.12, turn: 44, opacity: 0 },
      ],
    },
    {
      key: "old look",
      look: { kind: "tile", tile, flipUntil: null, owner: p.royal[tile.id] ?? null },
      keyframes: [
        { at: 0, ...c, opacity: 1 },
        { at: 540, ...c, opacity: 1 },
        { at: 680, ...c, opacity: 0 },
      ],
    },
    ring("crown", c, 540, 900, colour, 1.15),
    ring("crown again", c, 760, 900, colour, 0.95),
    {
      key: "mask",
      look: { kind: "mask", colour: h.colour },
      keyframes: [
        { at: 0, x: foot.x, y: foot.y - 120, scale: 3.1, opacity: 0, ease: "cubic-bezier(.5,0,.9,.5)" },
        { at: 130, x: foot.x, y: foot.y - 112, scale: 3, opacity: 1, ease: "cubic-bezier(.5,0,.9,.5)" },
        { at: 560, ...foot, scale: 1.5, ease: "ease-out" },
        { at: 680, x: foot.x, y: foot.y - 7, scale: 1.75, ease: "ease-in" },
        { at: 820, ...foot, scale: 1.5, ease: "ease-in-out" },
        { at: 1300, ...foot, scale: 1 },
      ],
    },
    ...departureSprites(
      home.map((ship) => ship.colour),
      home.map((ship) => ship.at),
    ),
    ...resting,
  ];
  return { duration: 1500, sprites, fleet, focusPoints: [c], appliedFirst: true };
}

/** Return the clip of islands that sink, with everything on them. */
export function lostIslandsClip(p: Position, islands: readonly string[], assignments: BerthAssignments): Clip {
  const tiles = islands.flatMap((id) => findTile(p, id) ?? []);
  const sprites = tiles.flatMap((tile, k): Sprite[] => {
    const c = centre(tile.q, tile.r);
    const home = shipsOnIsland(p, tile, assignments);
    // Most ships have left before the island sinks.
    const from = 160 * k + 30 * Math.min(home.length, 10);
    const drown: SpriteKeyframe[] = [
      { at: from, ...c, ease: "ease-in-out" },
      { at: from + 140, x: c.x - 3, y: c.y, turn: -1.2, ease: "ease-in-out" },
      { at: from + 280, x: c.x + 3, y: c.y + 2, turn: 1.4, ease: "ease-in-out" },
      { at: from + 420, x: c.x - 2, y: c.y + 4, turn: -1, scale: 0.99, opacity: 1, ease: "ease-in" },
      { at: from + 1200, x: c.x, y: c.y + 22, turn: 3, scale: 0.8, opacity: 0 },
    ];
    const surge = Array.from({ length: 10 }, (_, i) => {
      const rim = add(c, polar(36 * i + 10, 88));
      return foam(`surge ${k} ${i}`, rim, from + 420 + 35 * i, interpolate(rim, c, 0.45), 1.7, 800);
    });
    const owner = p.royal[tile.id] ?? null;
    return [
      { key: `lost ${tile.id}`, look: { kind: "tile", tile, flipUntil: null, owner }, keyframes: drown },
      ring(`whirl ${k}`, c, from + 380, 900, "var(--bad)"),
      ring(`whirl again ${k}`, c, from + 700, 900, "var(--foam-line)", 0.8),
      ...surge,
      ...departureSprites(
        home.map((ship) => ship.colour),
        home.map((ship) => ship.at),
        `${k}`,
      ),
    ];
  });
  const focusPoints = tiles.map((tile) => centre(tile.q, tile.r));
  const under = sprites.filter(({ look }) => look.kind === "tile").map(endTime);
  return { duration: Math.max(0, ...under) + 200, sprites, fleet: null, focusPoints, appliedFirst: true };
}

/** Return the clip of ships that return to the supply: those of a resettling player, or all on full beaches. */
export function returnToSupplyClip(
  p: Position,
  h: HappeningOf<"resettled" | "repeated">,
  assignments: BerthAssignments,
): Omit<Clip, "fleet"> {
  const left = applyHappening(p, h);
  const gone = p.tiles.flatMap((tile) =>
    (p.ships[tile.id] ?? []).flatMap((fleet, b) =>
      departingShips(shipsOnBeach(p, tile, b, assignments), addShips(fleet, left.ships[tile.id]?.[b] ?? {}, -1)),
    ),
  );
  const places = gone.map((ship) => ship.at);
  const sprites = departureSprites(
    gone.map((ship) => ship.colour),
    places,
  );
  return { duration: 800, sprites, focusPoints: places, appliedFirst: true };
}

/** Return sprites of ships that sail upwards and fade out, one after the other. */
export function departureSprites(ships: readonly string[], places: readonly Point[], key = ""): Sprite[] {
  return ships.map((colour, i) => {
    const at = places[i] ?? ORIGIN;
    const from = (STAGGER / 3) * Math.min(i, 12);
    return {
      key: `home ${key} ${i}`,
      look: { kind: "ship", colour },
      keyframes: [
        { at: from, ...at, opacity: 1, ease: "ease-in" },
        { at: from + 180, x: at.x, y: at.y - 8, opacity: 1, ease: "ease-in" },
        { at: from + 560, x: at.x, y: at.y - 74, scale: 0.8, opacity: 0 },
      ],
    };
  });
}
