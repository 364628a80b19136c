/** Flat-topped hexagons in axial coordinates (rules, section 2). Lengths are in board units. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance from the centre to a corner. */
export const RADIUS = 100;
/** Distance from the centre to the middle of a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

/** The six directions clockwise from the bottom: S, SW, NW, N, NE, SE. */
const DIRECTIONS: readonly (readonly [dq: number, dr: number])[] = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
];

/** Return the centre of a cell. */
export function centre(q: number, r: number): Point {
  return { x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) };
}

/** Return the adjacent cell in a direction. */
export function neighbour(q: number, r: number, direction: number): { q: number; r: number } {
  const [dq, dr] = DIRECTIONS[mod6(direction)]!;
  return { q: q + dq, r: r + dr };
}

/** Return `n` modulo 6, never negative. */
export function mod6(n: number): number {
  return ((n % 6) + 6) % 6;
}

/** Return the direction that a tile's side faces. */
export function facing(side: number, rotation: number): number {
  return mod6(side + rotation);
}

/** Return the angle of a direction in degrees, clockwise from the right. */
export function angleOf(direction: number): number {
  return 90 + 60 * direction;
}

/** Return the point at an angle (degrees, clockwise from the right) and a distance from the origin. */
export function polar(angle: number, radius: number): Point {
  const a = (angle * Math.PI) / 180;
  return { x: radius * Math.cos(a), y: radius * Math.sin(a) };
}

/** Return the midpoint of a side, relative to the tile's centre. */
export function sideMiddle(side: number, rotation = 0, radius = APOTHEM): Point {
  return polar(angleOf(facing(side, rotation)), radius);
}

/** Return the distance from a tile's centre to its edge at an angle in degrees. */
export function edgeDistance(angle: number): number {
  const off = (((angle % 60) + 60) % 60) - 30;
  return APOTHEM / Math.cos((off * Math.PI) / 180);
}

/** Return the corners of a hexagon as an SVG points list. */
export function hexPoints(radius = RADIUS, at: Point = { x: 0, y: 0 }): string {
  return [0, 60, 120, 180, 240, 300]
    .map((a) => polar(a, radius))
    .map((p) => `${roundToTenth(at.x + p.x)},${roundToTenth(at.y + p.y)}`)
    .join(" ");
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** Return the point at fraction `t` of the line from `a` (0) to `b` (1). */
export function interpolate(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Round a number to one decimal, to keep SVG paths short. */
export function roundToTenth(n: number): number {
  return Math.round(n * 10) / 10;
}
