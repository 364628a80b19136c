/** How large things are drawn, so that they can be told apart from afar, too. */

/** How much larger than usual the reader has text. */
export function textScale(): number {
  return Math.max(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, 1);
}

/**
 * How many times larger names and numbers are drawn at so many pixels for one board unit; in steps, so that zooming
 * does not restyle every frame.
 */
export function labelScale(scale: number, letters: number): number {
  return Math.min(Math.max((Math.ceil(6.5 / scale) / 10) * letters, 1), 2.1);
}

/** The same of ships, which lie closer together then: 12 pixels wide at least where all 32 tiles lie. */
export function shipScale(scale: number, letters: number): number {
  return Math.max(Math.min(labelScale(scale, letters), 1.3), Math.min(Math.ceil(4.2 / scale) / 10, 1.6));
}
