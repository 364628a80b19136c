/** The shapes of screen that a game is laid out for. */

/**
 * tall: a phone or a tablet held upright: players above, words and log below.
 * flat: a phone on its side: everything stands beside the board.
 * wide: a desktop: panels at the right, words below.
 */
export type ScreenLayout = "tall" | "flat" | "wide";

/** The shape of a screen, whose width and height are in sizes of the text: larger text makes a smaller screen. */
export function layoutFor(width: number, height: number): ScreenLayout {
  if (width > height && height < 34) return "flat";
  return width < 48 || (height > width && width < 64) ? "tall" : "wide";
}

/** The shape of this window of so many pixels. */
export function windowLayout(width: number, height: number): ScreenLayout {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return layoutFor(width / size, height / size);
}
