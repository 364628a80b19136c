/** Where a film is looked at from: near enough to see it, and without going to and fro. */
import type { Box } from "../geometry/box";
import type { Camera } from "./camera.svelte";
import type { Point } from "../geometry/hex";
import type { View } from "../geometry/view";
import type { Inset } from "../model/types";

/** Pixels for one board unit from which on a ship under way is seen well. */
const SEEN = 0.55;
/** The same, as near as a film goes. */
const NEAR = 0.95;
/** Board units around what is to be seen. */
const AIR = 120;
/** What is to be seen keeps this many board units from the edge, as much as a tile reaches, or the view goes along. */
const EDGE = 100;
/** Milliseconds that the view is on its way. */
const GLIDE = 520;

export interface FramingContext {
  /** All that is laid. */
  readonly box: Box;
  /** What panels cover of the view when all is shown, and when a part is. */
  readonly whole: Inset;
  readonly around: (box: Box) => Inset;
  /** How much larger than usual the reader has text. */
  readonly letters: number;
  /** How many times faster than usual the film is. */
  readonly speed: number;
}

/** Takes the view to where these points are seen well; returns the milliseconds until the act may begin. */
export function frameClip(camera: Camera, focusPoints: readonly Point[], stage: FramingContext): number {
  if (focusPoints.length === 0) return 0;
  const all = camera.viewOf(stage.box, stage.whole);
  const enough = SEEN * Math.min(stage.letters, 1.5);
  if (camera.aim.scale >= enough && sees(camera, focusPoints, stage)) return 0;
  const to = all.scale >= enough ? all : near(camera, focusPoints, stage, all);
  const length = GLIDE / Math.max(stage.speed, 0.8);
  return camera.shoot(to, length) ? length * 0.7 : 0;
}

function near(camera: Camera, focusPoints: readonly Point[], stage: FramingContext, all: View): View {
  const box = aroundPoints(focusPoints, AIR);
  const inset = stage.around(box);
  const most = Math.min(camera.scaleFor(box, inset), NEAR * Math.min(stage.letters, 1.5));
  // What is seen nearly as large stays as large, so that the view goes neither nearer nor farther all the time.
  const now = camera.aim.scale;
  const scale = now <= most && now > most * 0.8 && now > all.scale * 1.2 ? now : most;
  return scale > all.scale * 1.2 ? camera.viewOf(box, inset, scale) : all;
}

/** Whether all points are well inside the clear part of the view that is gone to. */
function sees(camera: Camera, focusPoints: readonly Point[], stage: FramingContext): boolean {
  const { top = 0, right = 0, bottom = 0, left = 0 } = stage.around(aroundPoints(focusPoints, AIR));
  const { x, y, scale } = camera.aim;
  return focusPoints.every((p) => {
    const [px, py] = [camera.width / 2 + (p.x - x) * scale, camera.height / 2 + (p.y - y) * scale];
    const edge = EDGE * scale;
    return (
      px > left + edge && px < camera.width - right - edge && py > top + edge && py < camera.height - bottom - edge
    );
  });
}

function aroundPoints(points: readonly Point[], air: number): Box {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return {
    left: Math.min(...xs) - air,
    right: Math.max(...xs) + air,
    top: Math.min(...ys) - air,
    bottom: Math.max(...ys) + air,
  };
}
