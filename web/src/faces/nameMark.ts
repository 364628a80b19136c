/** Marks of names: patterns as on tapa cloth. The same name always has the same mark. */

import { CLOTHS } from "./palette";

/** A mark in a square of 40 units: a ground, and two inks with the SVG paths that they fill. */
export interface NameMark {
  readonly ground: string;
  readonly ink: string;
  readonly inkPath: string;
  readonly accent: string;
  readonly accentPath: string;
}

type Point = readonly [number, number];

/** The sides of a cell, and of the square that two by two cells of each quarter fill. */
const CELL = 8;
const MIDDLE = 20;

/** The polygons of the motifs, in a cell whose sides have the length 1. */
const MOTIFS: readonly (readonly Point[])[] = [
  ...turns([[0, 0], [1, 0], [0, 1]]), // prettier-ignore
  ...turns([[0, 1], [0.5, 0], [1, 1]]), // prettier-ignore
  ...turns([[0, 0], [0.5, 0.5], [1, 0], [1, 0.5], [0.5, 1], [0, 0.5]]), // prettier-ignore
  ...turns([[0, 0], [1, 0], [0, 1], [1, 1]]).slice(0, 2), // prettier-ignore
  ...turns([[0, 0.28], [1, 0.28], [1, 0.72], [0, 0.72]]).slice(0, 2), // prettier-ignore
  [[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]], // prettier-ignore
  [[0.22, 0.22], [0.78, 0.22], [0.78, 0.78], [0.22, 0.78]], // prettier-ignore
  [[0, 0], [1, 0], [1, 1], [0, 1]], // prettier-ignore
];

/** Return the mark of a name. */
export function nameMark(name: string): NameMark {
  const pick = picker(name.normalize("NFC"));
  const [ground, ink, accent] = CLOTHS[pick(CLOTHS.length)]!;
  const paths = ["", ""];
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const motif = MOTIFS[pick(MOTIFS.length)]!;
    const corner = MIDDLE - 2 * CELL;
    const points = motif.map(([x, y]): Point => [corner + (column + x) * CELL, corner + (row + y) * CELL]);
    paths[pick(2)] += quarters(points);
  }
  return { ground, ink, inkPath: paths[0]!, accent, accentPath: paths[1]! };
}

/** Return a polygon of a cell in its four orientations. */
function turns(points: readonly Point[]): readonly Point[][] {
  const turned: Point[][] = [[...points]];
  for (let n = 1; n < 4; n += 1) turned.push(turned[n - 1]!.map(([x, y]) => [1 - y, x]));
  return turned;
}

/** Return the path of a polygon and of its three rotations about the middle of the mark. */
function quarters(points: readonly Point[]): string {
  let path = "";
  let turned = points;
  for (let n = 0; n < 4; n += 1) {
    path += `M${turned.map((point) => point.map((value) => Math.round(value * 100) / 100).join(" ")).join("L")}Z`;
    turned = turned.map(([x, y]): Point => [2 * MIDDLE - y, x]);
  }
  return path;
}

/** Return a function that picks numbers from 0 to below a limit. A hash of the name (53 bits) decides them. */
function picker(name: string): (limit: number) => number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of name) {
    a = Math.imul(a ^ letter.codePointAt(0)!, 2654435761);
    b = Math.imul(b ^ letter.codePointAt(0)!, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  let hash = 4294967296 * (b & 0x1fffff) + (a >>> 0);
  return (limit) => {
    const picked = hash % limit;
    hash = Math.floor(hash / limit);
    return picked;
  };
}
