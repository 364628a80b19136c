/** Scale factors that keep names, numbers and ships legible when the board is zoomed out. */

/** Return the user's text size, relative to the default size; at least 1. */
export function textScale(): number {
  return Math.max(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, 1);
}

/**
 * Return the scale factor of names and numbers at `scale` pixels per board unit. It changes in steps, so that styles
 * are not recalculated in every frame of a zoom.
 */
export function labelScale(scale: number, text: number): number {
  return Math.min(Math.max((Math.ceil(6.5 / scale) / 10) * text, 1), 2.1);
}

/** Return the scale factor of ships. Ships are at least 12 pixels wide when all 32 tiles are in view. */
export function shipScale(scale: number, text: number): number {
  return Math.max(Math.min(labelScale(scale, text), 1.3), Math.min(Math.ceil(4.2 / scale) / 10, 1.6));
}
