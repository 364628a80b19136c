/** The places of mountains, plants and rocks on an island. They stay upright when the tile is rotated. */
import { randomStream } from "../geometry/seededRandom";
import { headlands } from "./coast";
import { polar, type Point } from "../geometry/hex";

type Growth = "palm" | "bush" | "tree";

export interface Plant extends Point {
  readonly growth: Growth;
  readonly size: number;
}

export interface Mountain extends Point {
  /** Half the width of the mountain. */
  readonly half: number;
  readonly height: number;
  readonly volcano: boolean;
}

interface Scenery {
  readonly mountains: readonly Mountain[];
  readonly plants: readonly Plant[];
  readonly rocks: readonly Point[];
  /** Small islands in the tile's corners. */
  readonly islets: readonly (Point & { readonly size: number })[];
}

/** Return the scenery of an island. Islands of a higher value have higher mountains. */
export function scenery(id: string, value: number, rotation: number): Scenery {
  const random = randomStream(`${id}!`);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const tall = 15 + 3.6 * value;
  const lean = random() < 0.5 ? -1 : 1;
  const mountains: Mountain[] = [
    { x: lean * between(12, 17), y: -17, half: between(17, 21), height: tall * between(0.75, 0.9), volcano: false },
    { x: -lean * between(9, 14), y: -13, half: between(19, 24), height: tall, volcano: value >= 4 },
  ];
  if (value >= 3) {
    mountains.unshift({ x: -lean * between(24, 28), y: -20, half: 12, height: tall * 0.55, volcano: false });
  }
  const plants: Plant[] = [];
  const tips = headlands(id);
  for (const tip of tips) {
    plants.push({ ...polar(tip + 60 * rotation, 62), growth: "palm", size: between(0.75, 0.95) });
  }
  for (let i = 0; i < 26 && plants.length < tips.length + 12; i += 1) {
    const p = polar(between(0, 360), between(26, 46));
    // Keep the middle free for the figure, the name and the mountains.
    const nearFigure = Math.abs(p.x) < 19 && p.y > -34 && p.y < 16;
    const nearName = p.y > 12 && p.y < 37;
    if (nearFigure || nearName || plants.some((o) => Math.hypot(o.x - p.x, o.y - p.y) < 9)) continue;
    const roll = random();
    plants.push({ ...p, growth: roll < 0.3 ? "palm" : roll < 0.65 ? "bush" : "tree", size: between(0.6, 0.95) });
  }
  plants.sort((a, b) => a.y - b.y);
  const rocks = tips.map((tip) => polar(tip + 60 * rotation + between(-2, 2), 77));
  const islets = [0, 60, 120, 180, 240, 300]
    .filter((corner) => random() < 0.4 && tips.every((tip) => Math.abs(((corner - tip + 900) % 360) - 180) > 12))
    .map((corner) => ({ ...polar(corner + 60 * rotation + between(-1.5, 1.5), 90), size: between(0.6, 1) }));
  return { mountains, plants, rocks, islets };
}
