/** Sets props in motion by the browser's own animations of transform and opacity, for which nothing is drawn anew. */
import type { AnimatedSprite } from "./animationPlayer.svelte";
import type { Point } from "../geometry/hex";
import type { SpriteKeyframe } from "./sprites";

/** Milliseconds at speed 1 in which ships take their places in a fleet. */
const GATHER = 320;

function pose({ x, y, turn = 0, scale = 1 }: SpriteKeyframe): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}

/** A Svelte action: a cue's way. */
export function animateSprite(node: HTMLElement, cue: AnimatedSprite): { update(cue: AnimatedSprite): void } {
  let before: AnimatedSprite["track"] | null = null;
  let way: Animation | null = null;
  function begin({ track, pace }: AnimatedSprite): void {
    if (track === before) return;
    before = track;
    const old = way;
    const [first, last] = [track[0], track.at(-1)];
    if (!first || !last) return;
    node.style.transform = pose(last);
    if (last.at > first.at) {
      const long = last.at - first.at;
      const frames = track.map((moment, i): Keyframe => {
        // An opacity holds until the next moment that names one.
        const named = track.slice(0, i + 1).findLast((one) => one.opacity !== undefined) ?? { opacity: 1 };
        return {
          offset: (moment.at - first.at) / long,
          transform: pose(moment),
          opacity: named.opacity ?? 1,
          easing: moment.ease ?? "linear",
        };
      });
      way = node.animate(frames, { delay: first.at / pace, duration: long / pace, fill: "both" });
    } else way = null;
    old?.cancel();
  }
  begin(cue);
  return { update: begin };
}

/** Where a ship of a fleet comes from to its place in it, both in board units from the fleet's. */
interface Gathering {
  readonly cue: AnimatedSprite;
  readonly from: Point | undefined;
  readonly at: Point;
}

/** A Svelte action: a ship of a fleet takes its place in it while the fleet begins what it does. */
export function animateIntoFormation(node: HTMLElement, wish: Gathering): { update(wish: Gathering): void } {
  let before: AnimatedSprite["track"] | null = null;
  function begin({ cue, from, at }: Gathering): void {
    if (cue.track === before) return;
    before = cue.track;
    if (!from || (from.x === at.x && from.y === at.y)) return;
    const transform = `translate(${from.x - at.x}px, ${from.y - at.y}px)`;
    node.animate([{ transform }, { transform: "none" }], { duration: GATHER / cue.pace, easing: "ease-in-out" });
  }
  begin(wish);
  return { update: begin };
}

/** A Svelte action: one side of a tile that is turned over on its way, its face or its back. */
export function animateFlip(
  node: HTMLElement,
  { cue, face, over }: { cue: AnimatedSprite; face: boolean; over: number },
): void {
  const turns = face ? [-180, 0] : [0, 180];
  const [from, to] = turns.map((degrees) => `perspective(700px) rotateY(${degrees}deg)`);
  const whole = cue.track.at(-1)?.at ?? 0;
  node.animate([{ transform: from }, { transform: to }], {
    delay: (whole * 0.1) / cue.pace,
    duration: (whole * (over - 0.1)) / cue.pace,
    easing: "ease-in-out",
    fill: "both",
  });
}
