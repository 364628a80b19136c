/**
 * The hit areas of the board for each kind of target. This module contains only geometry: it does not know the rules.
 */
import { beachArcs } from "./beaches";
import {
  add,
  angleOf,
  centre,
  edgeDistance,
  facing,
  roundToTenth,
  hexPoints,
  interpolate,
  neighbour,
  polar,
  type Point,
} from "./hex";
import { islandFacts } from "../model/tileFacts";
import type { TargetKind, PlacedTile, Target } from "../model/types";

export interface HitArea {
  readonly target: Target;
  readonly key: string;
  /** The area that can be pressed, as an SVG points list in board units. */
  readonly points: string;
  /** The outline that is drawn to highlight the target. */
  readonly mark: string;
  /** The point at which the arrow is drawn. Keyboard navigation measures distances from this point. */
  readonly spot: Point;
  /** The direction of a pier or an exit, in degrees clockwise from the bottom. */
  readonly turn: number;
}

/** Radius around an island's centre within which a press selects the island instead of a beach. */
const CENTRE_RADIUS = 22;

/** Distance between a pier's area and the side of the tile, if the arrow of another island's pier needs this space. */
const ARROW_SPACE = 18;

/** Return a key that identifies a target on the board. */
export function targetKey(t: Target): string {
  switch (t.kind) {
    case "island":
      return `island ${t.island}`;
    case "beach":
      return `beach ${t.island}.${t.beach}`;
    case "pier":
      return `pier ${t.island}:${t.side}`;
    case "exit":
      return `exit ${t.tile}:${t.side}`;
    case "tile":
      return `tile ${t.tile}`;
    case "ship":
      return `ship ${t.island}.${t.beach} ${t.colour}`;
  }
}

/** Return all hit areas for a kind of target. Later areas cover earlier ones. */
export function hitAreas(tiles: readonly PlacedTile[], pick: TargetKind): HitArea[] {
  if (pick === "none") return [];
  if (pick === "exit") return exitAreas(tiles);
  if (pick === "tile") return tiles.map((tile) => wholeArea(tile, { kind: "tile", tile: tile.id }));
  const cells = new Map(tiles.map((tile) => [`${tile.q},${tile.r}`, tile]));
  return tiles.flatMap((tile) => {
    if (!islandFacts(tile.id)) return [];
    const whole = wholeArea(tile, { kind: "island", island: tile.id });
    if (pick === "island") return [whole];
    return [whole, ...(pick === "beach" ? beachAreas(tile) : pierAreas(tile, cells))];
  });
}

function wholeArea(tile: PlacedTile, target: Target): HitArea {
  const c = centre(tile.q, tile.r);
  return { target, key: targetKey(target), points: hexPoints(98, c), mark: hexPoints(94.5, c), spot: c, turn: 0 };
}

function beachAreas(tile: PlacedTile): HitArea[] {
  const c = centre(tile.q, tile.r);
  return beachArcs(tile.id).map((arc, beach) => {
    const target: Target = { kind: "beach", island: tile.id, beach };
    return {
      target,
      key: targetKey(target),
      points: wedge(c, arc.from - 4, arc.to + 4, CENTRE_RADIUS, tile.rotation),
      mark: wedge(c, arc.from - 1, arc.to + 1, 46, tile.rotation),
      spot: add(c, polar((arc.from + arc.to) / 2 + 60 * tile.rotation, 62)),
      turn: 0,
    };
  });
}

/**
 * Return the pier areas of an island. Arrows are drawn offshore. If two piers face each other, their arrows are moved
 * apart.
 */
function pierAreas(tile: PlacedTile, cells: ReadonlyMap<string, PlacedTile>): HitArea[] {
  const c = centre(tile.q, tile.r);
  return islandFacts(tile.id)!.beaches.flatMap((b) =>
    b.piers.map((side) => {
      const direction = facing(side, tile.rotation);
      const { q, r } = neighbour(tile.q, tile.r, direction);
      const other = cells.get(`${q},${r}`);
      const opposite =
        other &&
        (islandFacts(other.id)?.beaches ?? []).some((beach) =>
          beach.piers.includes(facing(direction + 3, -other.rotation)),
        );
      const target: Target = { kind: "pier", island: tile.id, side };
      return {
        target,
        key: targetKey(target),
        points: wedge(c, angleOf(side) - 30, angleOf(side) + 30, 0, tile.rotation, opposite ? ARROW_SPACE : 1.5),
        mark: wedge(c, angleOf(side) - 27, angleOf(side) + 27, 30, tile.rotation),
        spot: add(add(c, polar(angleOf(direction), 89)), polar(angleOf(direction) + 90, opposite ? 13 : 0)),
        turn: 60 * direction,
      };
    }),
  );
}

/** Return an area for each side that faces an empty cell. The area is the adjacent third of that cell. */
function exitAreas(tiles: readonly PlacedTile[]): HitArea[] {
  const taken = new Set(tiles.map((t) => `${t.q},${t.r}`));
  return tiles.flatMap((tile) =>
    [0, 1, 2, 3, 4, 5].flatMap((side): HitArea[] => {
      const direction = facing(side, tile.rotation);
      const cell = neighbour(tile.q, tile.r, direction);
      if (taken.has(`${cell.q},${cell.r}`)) return [];
      const c = centre(tile.q, tile.r);
      const beyond = centre(cell.q, cell.r);
      const target: Target = { kind: "exit", tile: tile.id, side };
      const corners = [
        add(c, polar(angleOf(direction) - 30, 100)),
        add(c, polar(angleOf(direction) + 30, 100)),
        beyond,
      ];
      const inner = interpolate(c, beyond, 2 / 3);
      return [
        {
          target,
          key: targetKey(target),
          points: pointsList(corners),
          mark: pointsList(corners.map((p) => interpolate(inner, p, 0.82))),
          spot: interpolate(c, beyond, 0.65),
          turn: 60 * direction,
        },
      ];
    }),
  );
}

/**
 * Return the slice of a hexagon between two angles as a points list, without the area within the radius `inside`.
 * `edge`: the distance from the hexagon's sides.
 */
export function wedge(at: Point, from: number, to: number, inside: number, rotation: number, edge = 1.5): string {
  const turn = 60 * rotation;
  const outer: Point[] = [];
  const inner: Point[] = [];
  const corners = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => n * 60 - 120).filter((a) => a > from && a < to);
  for (const a of [from, ...corners, to]) outer.push(add(at, polar(a + turn, edgeDistance(a) - edge)));
  if (inside > 0) for (let a = to; a >= from; a -= 12) inner.push(add(at, polar(a + turn, inside)));
  else inner.push(at);
  return pointsList([...outer, ...inner]);
}

function pointsList(points: readonly Point[]): string {
  return points.map((p) => `${roundToTenth(p.x)},${roundToTenth(p.y)}`).join(" ");
}
