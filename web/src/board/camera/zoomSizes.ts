/** Scale factors that keep names, numbers and ships legible when the board is zoomed out. */

/** Return the user's text size, relative to the default size; at least 1. */
export function textScale(): number {
  return Math.max(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, 1);
}

/** Minimum height of names and numbers on the board, in pixels. Names that would be lower are left out. */
const MIN_LABEL = 11;
/** Height of names in board units before they are scaled. */
const NAME_HEIGHT = 14;
/** Height of numbers in board units before they are scaled. */
const NUMBER_HEIGHT = 15;

/** Return the scale factor, in steps of a tenth, at which text of this height is at least `MIN_LABEL` pixels high. */
const legible = (height: number, scale: number): number => Math.ceil((10 * MIN_LABEL) / height / scale) / 10;

/**
 * Return the scale factor of names at `scale` pixels per board unit. It changes in steps, so that styles are not
 * recalculated in every frame of a zoom.
 */
export function labelScale(scale: number, text: number): number {
  return Math.min(Math.max((Math.ceil(6.5 / scale) / 10) * text, legible(NAME_HEIGHT, scale), 1), 2.1);
}

/** Return whether names are legible at a scale. */
export function showsNames(scale: number, text: number): boolean {
  return NAME_HEIGHT * labelScale(scale, text) * scale >= MIN_LABEL;
}

/** Return the scale factor of numbers. They stay legible at scales at which names are left out. */
export function numberScale(scale: number, text: number): number {
  return Math.max(Math.min(labelScale(scale, text), 1.5), Math.min(legible(NUMBER_HEIGHT, scale), 3.4));
}

/** Return the scale factor of ships. Ships are at least 12 pixels wide when all 32 tiles are in view. */
export function shipScale(scale: number, text: number): number {
  const names = Math.min(Math.max((Math.ceil(6.5 / scale) / 10) * text, 1), 1.3);
  return Math.max(names, Math.min(Math.ceil(4.2 / scale) / 10, 1.6));
}
