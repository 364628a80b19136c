/** Camera positions for animations: close enough to see the clip, with as few movements as possible. */
import type { Box } from "../geometry/box";
import type { Camera } from "./camera.svelte";
import type { Point } from "../geometry/hex";
import type { View } from "../geometry/view";
import type { Inset } from "../model/types";

/** Minimum scale at which a moving ship is clearly visible, in pixels per board unit. */
const MIN_SCALE = 0.55;
/** Maximum scale during an animation, in pixels per board unit. */
const MAX_SCALE = 0.95;
/** Margin around the focus points, in board units. */
const MARGIN = 120;
/** Minimum distance of focus points from the edge of the view, in board units: about the radius of a tile. */
const EDGE = 100;
/** Duration of a camera movement, in milliseconds. */
const TRANSITION_DURATION = 520;

export interface FramingContext {
  /** The bounding box of the tiles. */
  readonly box: Box;
  /** The widths that panels cover at the edges while the whole board is shown. */
  readonly whole: Inset;
  /** Return the widths that panels cover at the edges while a box is shown. */
  readonly around: (box: Box) => Inset;
  /** Minimum scale, in pixels per board unit; 0 if the whole board may be shown at any scale. */
  readonly minScale: number;
  /** The user's text size, relative to the default size. */
  readonly textScale: number;
  /** The animation's speed. */
  readonly speed: number;
}

/**
 * Move the camera so that the focus points are clearly visible. Return the delay in milliseconds before the clip may
 * start.
 */
export function frameClip(camera: Camera, focusPoints: readonly Point[], context: FramingContext): number {
  if (focusPoints.length === 0) return 0;
  const all = camera.viewOf(context.box, context.whole);
  const enough = MIN_SCALE * Math.min(context.textScale, 1.5);
  if (camera.target.scale >= enough && isInView(camera, focusPoints, context)) return 0;
  const to = all.scale >= enough ? all : zoomedView(camera, focusPoints, context, all);
  const length = TRANSITION_DURATION / Math.max(context.speed, 0.8);
  return camera.showTemporarily(to, length) ? length * 0.7 : 0;
}

function zoomedView(camera: Camera, focusPoints: readonly Point[], context: FramingContext, all: View): View {
  const box = aroundPoints(focusPoints, MARGIN);
  const inset = context.around(box);
  const fitting = Math.min(camera.scaleFor(box, inset), MAX_SCALE * Math.min(context.textScale, 1.5));
  const maxScale = Math.max(fitting, context.minScale);
  // Keep a scale that is nearly right, so that the camera does not zoom in every clip.
  const current = camera.target.scale;
  const scale = current <= maxScale && current > maxScale * 0.8 && current > all.scale * 1.2 ? current : maxScale;
  return context.minScale > 0 || scale > all.scale * 1.2 ? camera.viewOf(box, inset, scale) : all;
}

/** Return whether all focus points are well inside the uncovered part of the camera's target view. */
function isInView(camera: Camera, focusPoints: readonly Point[], context: FramingContext): boolean {
  const { top = 0, right = 0, bottom = 0, left = 0 } = context.around(aroundPoints(focusPoints, MARGIN));
  const { x, y, scale } = camera.target;
  return focusPoints.every((p) => {
    const [px, py] = [camera.width / 2 + (p.x - x) * scale, camera.height / 2 + (p.y - y) * scale];
    const edge = EDGE * scale;
    return (
      px > left + edge && px < camera.width - right - edge && py > top + edge && py < camera.height - bottom - edge
    );
  });
}

function aroundPoints(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}
