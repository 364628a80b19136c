/** The areas of the board that can be pressed, for each kind of pick; pure geometry, no rules. */
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
  /** What can be pressed, as an SVG points list in board units. */
  readonly points: string;
  /** What is drawn to mark it. */
  readonly mark: string;
  /** Where a mark, an arrow or the keyboard's eye goes. */
  readonly spot: Point;
  /** The direction in which a pier or an exit leads, in degrees clockwise from the bottom. */
  readonly turn: number;
}

/** Within this of an island's middle a press means the island, not one of its beaches. */
const HEART = 22;

/** A name for a target, unique on a board. */
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

/** All areas of a kind; the ones that come later lie above. */
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
      points: wedge(c, arc.from - 4, arc.to + 4, HEART, tile.rotation),
      mark: wedge(c, arc.from - 1, arc.to + 1, 46, tile.rotation),
      spot: add(c, polar((arc.from + arc.to) / 2 + 60 * tile.rotation, 62)),
      turn: 0,
    };
  });
}

/** The arrows stand off the shore, where they hide no ship; of two that would meet, each keeps to its right. */
function pierAreas(tile: PlacedTile, cells: ReadonlyMap<string, PlacedTile>): HitArea[] {
  const c = centre(tile.q, tile.r);
  return islandFacts(tile.id)!.beaches.flatMap((b) =>
    b.piers.map((side) => {
      const direction = facing(side, tile.rotation);
      const { q, r } = neighbour(tile.q, tile.r, direction);
      const other = cells.get(`${q},${r}`);
      const meets =
        other &&
        (islandFacts(other.id)?.beaches ?? []).some((one) =>
          one.piers.includes(facing(direction + 3, -other.rotation)),
        );
      const target: Target = { kind: "pier", island: tile.id, side };
      return {
        target,
        key: targetKey(target),
        points: wedge(c, angleOf(side) - 30, angleOf(side) + 30, 0, tile.rotation),
        mark: wedge(c, angleOf(side) - 27, angleOf(side) + 27, 30, tile.rotation),
        spot: add(add(c, polar(angleOf(direction), 89)), polar(angleOf(direction) + 90, meets ? 13 : 0)),
        turn: 60 * direction,
      };
    }),
  );
}

/** Every side that faces an empty cell: the third of that cell which borders on it. */
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
          points: list(corners),
          mark: list(corners.map((p) => interpolate(inner, p, 0.82))),
          spot: interpolate(c, beyond, 0.65),
          turn: 60 * direction,
        },
      ];
    }),
  );
}

/** A slice of a hexagon between two angles, as a points list. */
export function wedge(at: Point, from: number, to: number, inside: number, rotation: number): string {
  const turn = 60 * rotation;
  const outer: Point[] = [];
  const inner: Point[] = [];
  const corners = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => n * 60 - 120).filter((a) => a > from && a < to);
  for (const a of [from, ...corners, to]) outer.push(add(at, polar(a + turn, edgeDistance(a) - 1.5)));
  if (inside > 0) for (let a = to; a >= from; a -= 12) inner.push(add(at, polar(a + turn, inside)));
  else inner.push(at);
  return list([...outer, ...inner]);
}

function list(points: readonly Point[]): string {
  return points.map((p) => `${roundToTenth(p.x)},${roundToTenth(p.y)}`).join(" ");
}
