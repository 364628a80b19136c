/** The camera: the part of the board that is in view. Screen lengths are in pixels, other lengths in board units. */
import type { Box } from "../geometry/box";
import type { Point } from "../geometry/hex";
import { sameView, type View } from "../geometry/view";
import type { ViewTransform } from "./viewTransform";
import type { Inset } from "../model/types";

const MAX_SCALE = 3;
const MIN_SCALE = 0.12;
/** Maximum scale of an automatic fit, so that a single island does not fill the screen. */
const MAX_FIT_SCALE = 1.75;
const TRANSITION_DURATION = 350;
/**
 * A new fit replaces the current one only if it is larger by at least this factor. Small changes of panels therefore do
 * not move the view.
 */
const SLACK = 1.12;
/** A box to show in the part of the view that no panel covers, at a scale in pixels per board unit. */
export interface Fit {
  readonly box: Box;
  readonly inset: Inset;
  readonly scale: number;
}

const reducedMotion = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Camera {
  /** The board point in the middle of the view. */
  x = $state(0);
  y = $state(0);
  /** The scale, in pixels per board unit. */
  scale = $state(1);
  width = $state(800);
  height = $state(600);
  /** Whether the user has moved the view, which stops automatic fitting. */
  moved = $state(false);
  /** Transforms the drawn board; set by the board. */
  transform: ViewTransform | null = null;
  /** The view at the end of the running transition. During the transition, the board may be drawn for another view. */
  #target: View | null = null;
  /** Whether an animation has moved the view away from the fitted one. */
  #temporary = false;
  /** The box of the last fit. */
  #fittedBox: Box | null = null;
  #size = "";
  #fittedView = { x: 0, y: 0, scale: 1 };

  get viewBox(): string {
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  }

  resize(width: number, height: number): void {
    this.width = Math.max(width, 1);
    this.height = Math.max(height, 1);
  }

  /** Return the scale at which the whole box fits into the part of the view that no panel covers. */
  scaleFor(box: Box, { top = 0, right = 0, bottom = 0, left = 0 }: Inset): number {
    const wide = Math.max(this.width - left - right, 60);
    const high = Math.max(this.height - top - bottom, 60);
    return Math.min(wide / (box.right - box.left), high / (box.bottom - box.top), MAX_FIT_SCALE);
  }

  /** Return the view in which the whole box is inside the part that no panel covers. */
  viewOf(box: Box, inset: Inset, scale = this.scaleFor(box, inset)): View {
    const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
    return {
      x: (box.left + box.right) / 2 + (right - left) / 2 / scale,
      y: (box.top + box.bottom) / 2 + (bottom - top) / 2 / scale,
      scale,
    };
  }

  /** Show a box in the middle of the part of the view that no panel covers. */
  fit({ box, inset, scale }: Fit, animated: boolean): void {
    const to = this.viewOf(box, inset, scale);
    this.moved = false;
    [this.#fittedBox, this.#fittedView, this.#size] = [box, to, `${this.width} ${this.height}`];
    this.#temporary = false;
    this.#moveTo(to, animated ? TRANSITION_DURATION : 0);
  }

  /** Show another view temporarily, or return to the fitted view if it is null. Return whether the view changes. */
  showTemporarily(view: View | null, length = TRANSITION_DURATION): boolean {
    if (view === null && !this.#temporary) return false;
    const to = view ?? this.#fittedView;
    this.#temporary = view !== null;
    if (sameView(to, this.target)) return false;
    this.#moveTo(to, length, true);
    return true;
  }

  /** Whether a temporary view is shown. */
  get temporary(): boolean {
    return this.#temporary;
  }

  /** The current view, or the view at the end of the running transition. */
  get target(): View {
    return this.#target ?? this.#drawn;
  }

  /**
   * Return whether the last fit still applies: the box is the same, no panel covers it, and a new fit would hardly be
   * larger.
   */
  stillFits({ box, inset, scale: wanted }: Fit): boolean {
    const size = `${this.width} ${this.height}`;
    if (this.#fittedBox === null || !sameBox(this.#fittedBox, box) || this.#size !== size) return false;
    if (sameView(this.viewOf(box, inset, wanted), this.#fittedView)) return true;
    const { x, y, scale } = this.#fittedView;
    const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
    const [across, down] = [
      (n: number) => this.width / 2 + (n - x) * scale,
      (n: number) => this.height / 2 + (n - y) * scale,
    ];
    return (
      wanted < scale * SLACK &&
      across(box.left) > left - 1 &&
      across(box.right) < this.width - right + 1 &&
      down(box.top) > top - 1 &&
      down(box.bottom) < this.height - bottom + 1
    );
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.moved = true;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
  }

  /** Zoom in or out while the board point under a pixel stays in place. */
  zoom(factor: number, px: number, py: number): void {
    this.stop();
    this.moved = true;
    const scale = Math.min(Math.max(this.scale * factor, MIN_SCALE), MAX_SCALE);
    const [ox, oy] = [px - this.width / 2, py - this.height / 2];
    this.x += ox / this.scale - ox / scale;
    this.y += oy / this.scale - oy / scale;
    this.scale = scale;
  }

  /** Return the pixel of a board point, even during a transition. */
  pixels(p: Point): Point {
    const { x, y, scale } = this.#visible;
    return { x: this.width / 2 + (p.x - x) * scale, y: this.height / 2 + (p.y - y) * scale };
  }

  /** Return the pixel of a board point at the end of the running transition. */
  targetPixels(p: Point): Point {
    const { x, y, scale } = this.target;
    return { x: this.width / 2 + (p.x - x) * scale, y: this.height / 2 + (p.y - y) * scale };
  }

  /** Return the board point at a pixel, even during a transition. */
  boardPoint(pixel: Point): Point {
    const { x, y, scale } = this.#visible;
    return { x: x + (pixel.x - this.width / 2) / scale, y: y + (pixel.y - this.height / 2) / scale };
  }

  /** The maximum scale, in pixels per board unit. */
  get maxScale(): number {
    return MAX_SCALE;
  }

  /** Stop a transition at the current view. */
  stop(): void {
    this.#temporary = false;
    this.#drawAt(this.#visible);
  }

  get #drawn(): View {
    return { x: this.x, y: this.y, scale: this.scale };
  }

  get #visible(): View {
    return this.transform?.visibleView(this.#drawn) ?? this.#drawn;
  }

  #set(to: View): void {
    this.x = to.x;
    this.y = to.y;
    this.scale = to.scale;
  }

  /** Switch to the given view at once, without a transition. */
  #drawAt(view: View): void {
    this.#target = null;
    this.#set(view);
    this.transform?.show(view, view);
  }

  /** Redraw the board for the view at the end of the running transition. */
  #redraw(to: View): void {
    this.#target = null;
    this.#set(to);
    this.transform?.rebase(to, to);
  }

  /**
   * Move to a view. The board is redrawn once, during the transition. With `keep`, it is not redrawn if the scale hardly
   * changes, because redrawing takes longer than a frame.
   */
  #moveTo(to: View, length: number, keep = false): void {
    if (reducedMotion || length <= 0 || !this.transform) return this.#drawAt(to);
    const [from, drawn] = [this.#visible, this.#drawn];
    this.#target = to;
    const ratio = to.scale / drawn.scale;
    const kept = keep && ratio > 0.97 && ratio < 1.03;
    this.transform.show(drawn, to, { from, length, onmidway: kept ? undefined : () => this.#redraw(to) });
  }
}

function sameBox(a: Box, b: Box): boolean {
  return a.left === b.left && a.right === b.right && a.top === b.top && a.bottom === b.bottom;
}
