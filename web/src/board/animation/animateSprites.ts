/** Svelte actions that animate sprites with the browser's transform and opacity animations, which need no repaint. */
import type { AnimatedSprite } from "./animationPlayer.svelte";
import type { Point } from "../geometry/hex";
import type { SpriteKeyframe } from "./sprites";

/** Time that ships take to move into formation, in milliseconds at speed 1. */
const FORMATION_DURATION = 320;

function pose({ x, y, turn = 0, scale = 1 }: SpriteKeyframe): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}

/** Animate an element along a sprite's keyframes. A Svelte action. */
export function animateSprite(node: HTMLElement, sprite: AnimatedSprite): { update(sprite: AnimatedSprite): void } {
  let before: AnimatedSprite["keyframes"] | null = null;
  let animation: Animation | null = null;
  function start({ keyframes, speed }: AnimatedSprite): void {
    if (keyframes === before) return;
    before = keyframes;
    const old = animation;
    const [first, last] = [keyframes[0], keyframes.at(-1)];
    if (!first || !last) return;
    node.style.transform = pose(last);
    if (last.at > first.at) {
      const duration = last.at - first.at;
      const frames = keyframes.map((keyframe, i): Keyframe => {
        // An opacity applies until the next keyframe that sets one.
        const named = keyframes.slice(0, i + 1).findLast((keyframe) => keyframe.opacity !== undefined) ?? {
          opacity: 1,
        };
        return {
          offset: (keyframe.at - first.at) / duration,
          transform: pose(keyframe),
          opacity: named.opacity ?? 1,
          easing: keyframe.ease ?? "linear",
        };
      });
      animation = node.animate(frames, { delay: first.at / speed, duration: duration / speed, fill: "both" });
    } else animation = null;
    old?.cancel();
  }
  start(sprite);
  return { update: start };
}

/** A ship's offset in its fleet, and the offset at which it starts. */
interface FormationMove {
  readonly sprite: AnimatedSprite;
  readonly from: Point | undefined;
  readonly at: Point;
}

/** Move a ship into its fleet's formation when the fleet's keyframes change. A Svelte action. */
export function animateIntoFormation(node: HTMLElement, move: FormationMove): { update(move: FormationMove): void } {
  let before: AnimatedSprite["keyframes"] | null = null;
  function start({ sprite, from, at }: FormationMove): void {
    if (sprite.keyframes === before) return;
    before = sprite.keyframes;
    if (!from || (from.x === at.x && from.y === at.y)) return;
    const transform = `translate(${from.x - at.x}px, ${from.y - at.y}px)`;
    node.animate([{ transform }, { transform: "none" }], {
      duration: FORMATION_DURATION / sprite.speed,
      easing: "ease-in-out",
    });
  }
  start(move);
  return { update: start };
}

/** Animate one side of a tile that turns over: its face or its back. A Svelte action. */
export function animateFlip(
  node: HTMLElement,
  { sprite, face, flipUntil }: { sprite: AnimatedSprite; face: boolean; flipUntil: number },
): void {
  const turns = face ? [-180, 0] : [0, 180];
  const [from, to] = turns.map((degrees) => `perspective(700px) rotateY(${degrees}deg)`);
  const total = sprite.keyframes.at(-1)?.at ?? 0;
  node.animate([{ transform: from }, { transform: to }], {
    delay: (total * 0.1) / sprite.speed,
    duration: (total * (flipUntil - 0.1)) / sprite.speed,
    easing: "ease-in-out",
    fill: "both",
  });
}
