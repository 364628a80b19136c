/** What part of the board is in view. Screen lengths are pixels, board lengths are board units. */
import type { Box } from "../geometry/box";
import type { Point } from "../geometry/hex";
import { sameView, type View } from "../geometry/view";
import type { ViewTransform } from "./viewTransform";
import type { Inset } from "../model/types";

const NEAREST = 3;
const FARTHEST = 0.12;
/** A fit never comes nearer than this, so that a lone island does not fill the screen. */
const FIT_NEAREST = 1.75;
const GLIDE = 350;
/** A view that could be larger by less than this factor is left as it is: a panel that grows and shrinks moves nothing. */
const SLACK = 1.12;
const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Camera {
  /** The board point in the middle of the view. */
  x = $state(0);
  y = $state(0);
  /** Pixels for one board unit. */
  scale = $state(1);
  width = $state(800);
  height = $state(600);
  /** The player has moved the view: it no longer follows the board's growth. */
  moved = $state(false);
  /** Moves what is drawn; set by the board. */
  lens: ViewTransform | null = null;
  /** The view that is gone to; what is drawn meanwhile may be for another one. */
  #aim: View | null = null;
  /** The view is for a film's sake not where it was fitted. */
  #away = false;
  /** What was fitted last, and the view that shows it. */
  #fitted: Box | null = null;
  #size = "";
  #goal = { x: 0, y: 0, scale: 1 };

  get viewBox(): string {
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  }

  resize(width: number, height: number): void {
    this.width = Math.max(width, 1);
    this.height = Math.max(height, 1);
  }

  /** Pixels for one board unit when the whole box is inside the parts of the view that no panel covers. */
  scaleFor(box: Box, { top = 0, right = 0, bottom = 0, left = 0 }: Inset): number {
    const wide = Math.max(this.width - left - right, 60);
    const high = Math.max(this.height - top - bottom, 60);
    return Math.min(wide / (box.right - box.left), high / (box.bottom - box.top), FIT_NEAREST);
  }

  /** The view that shows the whole box inside the parts of it that no panel covers. */
  viewOf(box: Box, inset: Inset, scale = this.scaleFor(box, inset)): View {
    const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
    return {
      x: (box.left + box.right) / 2 + (right - left) / 2 / scale,
      y: (box.top + box.bottom) / 2 + (bottom - top) / 2 / scale,
      scale,
    };
  }

  /** Shows the whole box inside the parts of the view that no panel covers. */
  fit(box: Box, inset: Inset, glide: boolean): void {
    const to = this.viewOf(box, inset);
    this.moved = false;
    [this.#fitted, this.#goal, this.#size] = [box, to, `${this.width} ${this.height}`];
    this.#away = false;
    this.#go(to, glide ? GLIDE : 0);
  }

  /** Goes to another view for a while; null: back to what was fitted. Tells whether that moves it. */
  shoot(view: View | null, length = GLIDE): boolean {
    if (view === null && !this.#away) return false;
    const to = view ?? this.#goal;
    this.#away = view !== null;
    if (sameView(to, this.aim)) return false;
    this.#go(to, length, true);
    return true;
  }

  /** Whether the view is elsewhere for a while. */
  get away(): boolean {
    return this.#away;
  }

  /** The view that the board is seen in, or will be when it has come there. */
  get aim(): View {
    return this.#aim ?? this.#here;
  }

  /** Whether the last fit was of this box, in a view as large as now. */
  shows(box: Box): boolean {
    return this.#fitted !== null && same(this.#fitted, box) && this.#size === `${this.width} ${this.height}`;
  }

  /** Whether the last fit still serves: the same box, all of it clear of the panels, and not much larger if fitted anew. */
  fits(box: Box, inset: Inset): boolean {
    if (!this.shows(box)) return false;
    const { x, y, scale } = this.#goal;
    const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
    const [across, down] = [
      (n: number) => this.width / 2 + (n - x) * scale,
      (n: number) => this.height / 2 + (n - y) * scale,
    ];
    return (
      this.scaleFor(box, inset) < scale * SLACK &&
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

  /** Zooms so that the board point under a pixel stays there. */
  zoom(factor: number, px: number, py: number): void {
    this.stop();
    this.moved = true;
    const scale = Math.min(Math.max(this.scale * factor, FARTHEST), NEAREST);
    const [ox, oy] = [px - this.width / 2, py - this.height / 2];
    this.x += ox / this.scale - ox / scale;
    this.y += oy / this.scale - oy / scale;
    this.scale = scale;
  }

  /** Where a board point is in the view, also on the way to another. */
  pixels(p: Point): Point {
    const { x, y, scale } = this.#seen;
    return { x: this.width / 2 + (p.x - x) * scale, y: this.height / 2 + (p.y - y) * scale };
  }

  /** Glides so near to a board point, as far as that goes; tells whether it came nearer at all. */
  approach(p: Point, factor: number): boolean {
    const scale = Math.min(this.scale * factor, NEAREST);
    if (scale < this.scale * 1.02) return false;
    this.#fitted = null;
    this.#go({ ...p, scale }, GLIDE);
    return true;
  }

  /** Brings a board point into view if it is outside. */
  reveal(p: Point): void {
    const [w, h] = [this.width / this.scale / 2, this.height / this.scale / 2];
    if (Math.abs(p.x - this.x) < w * 0.9 && Math.abs(p.y - this.y) < h * 0.9) return;
    this.moved = true;
    this.#go({ x: p.x, y: p.y, scale: this.scale }, GLIDE);
  }

  /** Stays where the view is, on the way to wherever. */
  stop(): void {
    this.#away = false;
    this.#draw(this.#seen);
  }

  get #here(): View {
    return { x: this.x, y: this.y, scale: this.scale };
  }

  get #seen(): View {
    return this.lens?.seen(this.#here) ?? this.#here;
  }

  #set(to: View): void {
    this.x = to.x;
    this.y = to.y;
    this.scale = to.scale;
  }

  /** Draws the board for a view, and shows it so. */
  #draw(view: View): void {
    this.#aim = null;
    this.#set(view);
    this.lens?.show(view, view);
  }

  /** Draws the board for the view that it is on its way to. */
  #redraw(to: View): void {
    this.#aim = null;
    this.#set(to);
    this.lens?.redrawn(to, to);
  }

  /**
   * Goes to a view. On the way the board is drawn for it, once; or not at all as long as nothing is seen larger or
   * smaller (`keep`): drawing all anew takes longer than a frame.
   */
  #go(to: View, length: number, keep = false): void {
    if (calm || length <= 0 || !this.lens) return this.#draw(to);
    const [from, drawn] = [this.#seen, this.#here];
    this.#aim = to;
    const alike = to.scale / drawn.scale;
    const kept = keep && alike > 0.97 && alike < 1.03;
    this.lens.show(drawn, to, { from, length, midway: kept ? undefined : () => this.#redraw(to) });
  }
}

function same(one: Box, other: Box): boolean {
  return one.left === other.left && one.right === other.right && one.top === other.top && one.bottom === other.bottom;
}
