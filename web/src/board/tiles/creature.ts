/** The creature on a water tile. It is drawn in the widest area without trails. */
import { randomStream } from "../geometry/seededRandom";
import { currentLine, pointAt } from "../geometry/currents";
import { distance, polar, type Point } from "../geometry/hex";
import { memoizeByTile } from "../model/memo";
import { waterFacts } from "../model/tileFacts";

interface Creature extends Point {
  readonly kind: "turtle" | "whale" | "fish" | "birds";
  readonly mirrored: boolean;
}

const KINDS = ["turtle", "whale", "fish", "birds"] as const;
/** Minimum distance of the creature from the centre line of each trail. */
const ROOM = 25;

/** Return the creature of a water tile, memoized by id and rotation; null if the trails leave no room. */
export const creature = memoizeByTile(placeCreature);

function placeCreature(id: string, rotation: number): Creature | null {
  const random = randomStream(`${id}?`);
  const kind = KINDS[Math.floor(random() * KINDS.length)]!;
  const mirrored = random() < 0.5;
  const trails = (waterFacts(id)?.currents ?? []).flatMap(([from, to]) => {
    const line = currentLine(from, to, 0);
    return Array.from({ length: 13 }, (_, i) => pointAt(line, i / 12));
  });
  let best: { angle: number; radius: number; room: number } | null = null;
  for (let angle = 0; angle < 360; angle += 15)
    for (let radius = 0; radius <= 64; radius += 8) {
      const p = polar(angle, radius);
      const wanted = best?.room ?? ROOM;
      if (trails.some((t) => distance(p, t) <= wanted)) continue;
      best = { angle, radius, room: Math.min(...trails.map((t) => distance(p, t))) };
    }
  return best && { kind, mirrored, ...polar(best.angle + 60 * rotation, best.radius) };
}
