/** What part of the board is in view. Screen lengths are pixels, board lengths are board units. */
import type { Box } from "./box";
import type { Point } from "./hex";
import type { Inset } from "./types";

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
  #frame = 0;
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

  /** Shows the whole box inside the parts of the view that no panel covers. */
  fit(box: Box, inset: Inset, glide: boolean): void {
    const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
    const scale = this.scaleFor(box, inset);
    const to = {
      x: (box.left + box.right) / 2 + (right - left) / 2 / scale,
      y: (box.top + box.bottom) / 2 + (bottom - top) / 2 / scale,
      scale,
    };
    this.moved = false;
    this.stop();
    [this.#fitted, this.#goal, this.#size] = [box, to, `${this.width} ${this.height}`];
    if (glide) this.#glide(to);
    else this.#set(to);
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

  /** Where a board point is in the view. */
  pixels(p: Point): Point {
    return { x: this.width / 2 + (p.x - this.x) * this.scale, y: this.height / 2 + (p.y - this.y) * this.scale };
  }

  /** Glides so near to a board point, as far as that goes; tells whether it came nearer at all. */
  approach(p: Point, factor: number): boolean {
    const scale = Math.min(this.scale * factor, NEAREST);
    if (scale < this.scale * 1.02) return false;
    this.stop();
    this.#fitted = null;
    this.#glide({ ...p, scale });
    return true;
  }

  /** Brings a board point into view if it is outside. */
  reveal(p: Point): void {
    const [w, h] = [this.width / this.scale / 2, this.height / this.scale / 2];
    if (Math.abs(p.x - this.x) < w * 0.9 && Math.abs(p.y - this.y) < h * 0.9) return;
    this.moved = true;
    this.stop();
    this.#glide({ x: p.x, y: p.y, scale: this.scale });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #set(to: { x: number; y: number; scale: number }): void {
    this.x = to.x;
    this.y = to.y;
    this.scale = to.scale;
  }

  #glide(to: { x: number; y: number; scale: number }): void {
    if (calm) {
      this.#set(to);
      return;
    }
    const from = { x: this.x, y: this.y, scale: this.scale };
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(Math.max((now - start) / GLIDE, 0), 1);
      const e = 1 - (1 - t) ** 3;
      this.#set({
        x: from.x + (to.x - from.x) * e,
        y: from.y + (to.y - from.y) * e,
        scale: from.scale + (to.scale - from.scale) * e,
      });
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

function same(one: Box, other: Box): boolean {
  return one.left === other.left && one.right === other.right && one.top === other.top && one.bottom === other.bottom;
}
