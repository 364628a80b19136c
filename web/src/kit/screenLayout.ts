/** The layouts of a game for different screens. */

/**
 * `tall` is for an upright phone or tablet: players are above the board, prompt and log below it.
 * `flat` is for a phone held sideways: everything is next to the board.
 * `wide` is for a desktop: panels are at the right of the board, the prompt is below it.
 */
export type ScreenLayout = "tall" | "flat" | "wide";

/**
 * Return the layout for a screen. Its size is given in multiples of the font size, so larger text has the effect of a
 * smaller screen.
 */
export function layoutFor(width: number, height: number): ScreenLayout {
  if (width > height && height < 34) return "flat";
  return width < 48 || (height > width && width < 64) ? "tall" : "wide";
}

/** Return the layout for this window, whose size is in pixels. */
export function windowLayout(width: number, height: number): ScreenLayout {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return layoutFor(width / size, height / size);
}
