/** The code is read again module by module, by a decoder of our own: it holds the link, and nothing else. */
import { mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import QrCode from "./QrCode.svelte";

let shown: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

/** The dark modules that the drawing shows, row by row. */
async function drawn(link: string): Promise<boolean[][]> {
  shown = mount(QrCode, { target: document.body, props: { link } });
  await tick();
  const svg = document.querySelector("[data-testid='qr']")!;
  const size = Number(svg.getAttribute("data-size"));
  expect(svg.getAttribute("viewBox")).toBe(`-4 -4 ${size + 8} ${size + 8}`);
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, length] of svg.querySelector("path")!.getAttribute("d")!.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i++) rows[Number(y)]![Number(x) + i] = true;
  }
  return rows;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Reads an undamaged code of version 2 to 6 that holds one text, as bytes. */
function read(rows: boolean[][]): string {
  const size = rows.length;
  const align = size - 7;
  const isFunction = (x: number, y: number): boolean =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9) || (Math.abs(x - align) <= 2 && Math.abs(y - align) <= 2);
  // Format: the three mask bits stand at (8, 2..4), hidden under a pattern of their own (10101 0000010010).
  const format = [0, 1, 2, 3, 4].map((x) => rows[8]![x]!).map((bit, i) => Number(bit) ^ [1, 0, 1, 0, 1][i]!);
  const level = format[0]! * 2 + format[1]!;
  const mask = MASKS[format[2]! * 4 + format[3]! * 2 + format[4]!]!;
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (!isFunction(x, y)) bits.push(Number(rows[y]![x]! !== mask(x, y)));
    }
    up = !up;
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
  const version = (size - 17) / 4;
  const blocks = blocksOf(version, level);
  const data = [0, 1, 2, 3].slice(0, blocks.count).flatMap((block) => Array.from({ length: blocks.data }, (_, i) => words[i * blocks.count + block]!));
  const stream = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  expect(stream.slice(0, 4)).toBe("0100"); // bytes
  const length = parseInt(stream.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(stream.slice(12 + 8 * i, 20 + 8 * i), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** Equal blocks of data words, by version and by level (M is 0, L 1, H 2, Q 3). */
function blocksOf(version: number, level: number): { count: number; data: number } {
  const table: Record<string, [number, number]> = {
    "2-0": [1, 28], "3-0": [1, 44], "4-0": [2, 32], "5-0": [2, 43], "6-0": [4, 27],
    "2-3": [1, 22], "3-3": [2, 17], "4-3": [2, 24], "2-2": [1, 16], "3-2": [2, 13],
  };
  const [count, data] = table[`${version}-${level}`]!;
  return { count, data };
}

describe("the code of an invitation", () => {
  it.each(["http://127.0.0.1:8000/t/k3Vd9aQx", "https://tongiaki.example/t/AbCdEfGh", "https://games.club-of-islanders.example/t/AbCdEfGhIjKlMnOp"])(
    "holds %s",
    async (link) => {
      expect(read(await drawn(link))).toBe(link);
    },
  );
});
