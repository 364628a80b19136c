/** The layouts of a game for different screens. */

/**
 * tall: an upright phone or tablet: players above, prompt and log below.
 * flat: a phone on its side: everything is next to the board.
 * wide: a desktop: panels at the right, prompt below.
 */
export type ScreenLayout = "tall" | "flat" | "wide";

/** Return the layout for a screen. Its size is in units of the font size: larger text makes a smaller screen. */
export function layoutFor(width: number, height: number): ScreenLayout {
  if (width > height && height < 34) return "flat";
  return width < 48 || (height > width && width < 64) ? "tall" : "wide";
}

/** Return the layout for this window, whose size is in pixels. */
export function windowLayout(width: number, height: number): ScreenLayout {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return layoutFor(width / size, height / size);
}
