/** The part of the board that is visible. */
export interface View {
  /** The board point in the middle of the view. */
  readonly x: number;
  readonly y: number;
  /** The scale, in pixels per board unit. */
  readonly scale: number;
}

/** Return whether two views show the same part of the board. */
export function sameView(a: View, b: View): boolean {
  return a.x === b.x && a.y === b.y && a.scale === b.scale;
}
