/** Smooth SVG paths through points. */
import { roundToTenth, type Point } from "./hex";

/** Return a closed smooth path through the points (a Catmull-Rom spline as cubic Béziers). */
export function closedPath(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n]!;
  let path = `M${coordinates(at(0))}`;
  for (let i = 0; i < n; i += 1) path += bezierTo(at(i - 1), at(i), at(i + 1), at(i + 2));
  return `${path}Z`;
}

/**
 * Return an open smooth path through the points. If `joined`, it starts with an SVG line command instead of a move
 * command.
 */
export function openPath(points: readonly Point[], joined = false): string {
  const last = points.length - 1;
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), last)]!;
  let path = joined ? `L${coordinates(at(0))}` : `M${coordinates(at(0))}`;
  for (let i = 0; i < last; i += 1) path += bezierTo(at(i - 1), at(i), at(i + 1), at(i + 2));
  return path;
}

function bezierTo(before: Point, from: Point, to: Point, after: Point): string {
  const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const b = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${coordinates(a)} ${coordinates(b)} ${coordinates(to)}`;
}

function coordinates(p: Point): string {
  return `${roundToTenth(p.x)} ${roundToTenth(p.y)}`;
}
