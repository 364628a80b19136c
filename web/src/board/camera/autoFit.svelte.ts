/**
 * Automatic fitting: moves the camera when tiles are laid, when a player has a decision to make, and during animations.
 */
import { untrack } from "svelte";
import type { AnimationPlayer } from "../animation/animationPlayer.svelte";
import { boxAround, type Box } from "../geometry/box";
import type { Point } from "../geometry/hex";
import type { Inset, PlacedTile, Rect } from "../model/types";
import type { Camera } from "./camera.svelte";
import { frameClip } from "./framing";
import { largestFreeInset } from "./freeArea";

/** Minimum scale at which a beach is wide enough for a finger, in pixels per board unit. */
const MIN_TOUCH_SCALE = 0.55;
/** A part of the board is shown alone only if this enlarges it by at least this factor. */
const MIN_ENLARGEMENT = 1.3;
/** Time for which the view stays unchanged after an animation, in milliseconds. */
const LINGER = 1100;

/** The state of the board that a view is fitted to. */
interface Subject {
  readonly tiles: readonly PlacedTile[];
  /** The bounding box of the tiles and of everything that belongs to them. */
  readonly box: Box;
  /** The panels that cover parts of the board, in pixels of the board; null if `margins` is used instead. */
  readonly panels: readonly Rect[] | null;
  readonly margins: Inset;
  /** The tiles that the decision is about. */
  readonly decisionTiles: readonly string[];
  /** The keys of the targets that the player can choose from; empty without a decision. */
  readonly asked: string;
  /** The hovered or chosen target, with its point if known; null if there is no such target. */
  readonly inspected: { readonly at: Point | null } | null;
  readonly animation: AnimationPlayer;
}

export class AutoFit {
  /**
   * The decision for which the view zoomed in, so that a finger can separate its targets; null if it did not zoom in.
   */
  #zoomedInFor = $state<string | null>(null);
  /** Whether the view may move. After an animation it stays for a moment, unless the player has a decision to make. */
  #settled = $state(true);
  #fitted = false;

  /**
   * Create the effects that move the camera. Call this while a component is created. `textScale`: the user's text size.
   */
  constructor(
    readonly camera: Camera,
    readonly subject: Subject,
    textScale: number,
  ) {
    $effect(() => this.#settle());
    $effect(() => this.#follow());
    $effect(() => {
      const { animation } = subject;
      animation.guide = (focusPoints, speed) => {
        const around = (box: Box): Inset => this.#insetFor(box);
        const context = { box: subject.box, whole: around(subject.box), around, textScale, speed };
        return camera.moved ? 0 : frameClip(camera, focusPoints, context);
      };
      return () => (animation.guide = null);
    });
  }

  /** Whether the view has zoomed in because its targets were too close together. */
  get zoomedIn(): boolean {
    return this.#zoomedInFor !== null;
  }

  /** Show all tiles, and resume automatic fitting as the board grows. */
  fitAll(): void {
    const { box } = this.subject;
    this.camera.fit(box, this.#insetFor(box), true);
  }

  /** Zoom in on a board point, so that a finger can separate the targets there. Return whether the scale changes. */
  zoomTowards(p: Point, factor: number): boolean {
    if (!this.camera.zoomTowards(p, factor)) return false;
    this.#zoomedInFor = this.subject.asked;
    return true;
  }

  #insetFor(box: Box): Inset {
    const { panels, margins } = this.subject;
    return panels ? largestFreeInset(this.camera.width, this.camera.height, panels, box) : margins;
  }

  /** The box to fit: all tiles, or the decision's tiles if they would otherwise be too small for a finger. */
  #view = $derived.by((): Box => {
    const { box, animation, decisionTiles, tiles } = this.subject;
    const close = tiles.filter((tile) => decisionTiles.includes(tile.id));
    const whole = this.camera.scaleFor(box, this.#insetFor(box));
    if (close.length === 0 || animation.playing || whole >= MIN_TOUCH_SCALE) return box;
    const part = boxAround(close, 90);
    return this.camera.scaleFor(part, this.#insetFor(part)) > whole * MIN_ENLARGEMENT ? part : box;
  });

  #settle(): (() => void) | undefined {
    const { animation, asked } = this.subject;
    const now = !animation.playing && (asked !== "" || !this.camera.temporary);
    this.#settled = now;
    if (animation.playing || now) return undefined;
    const timer = setTimeout(() => (this.#settled = true), LINGER);
    return () => clearTimeout(timer);
  }

  #follow(): void {
    const { camera } = this;
    // During an animation, `guide` moves the camera, and the board is not redrawn.
    if (!this.#settled && this.#fitted) return;
    untrack(() => camera.showTemporarily(null));
    if (this.#zoomedInFor === this.subject.asked) return;
    this.#zoomedInFor = null;
    const view = this.#view;
    const inset = this.#insetFor(view);
    // Make this effect depend on the size, so that a resized view is fitted again even if the inset is the same.
    void [camera.width, camera.height];
    if (this.#keepsView() && this.#fitted && camera.isFittedTo(view)) return;
    untrack(() => {
      if (camera.moved || camera.width < 2 || (this.#fitted && camera.stillFits(view, inset))) return;
      camera.fit(view, inset, this.#fitted);
      this.#fitted = true;
    });
  }

  /** Return whether the view must not move, because the user inspects a target that no panel covers. */
  #keepsView(): boolean {
    const { panels, inspected } = this.subject;
    if (!inspected) return false;
    const spot = inspected.at;
    const at = spot && untrack(() => this.camera.pixels(spot));
    return !at || !(panels ?? []).some((c) => c.left < at.x && at.x < c.right && c.top < at.y && at.y < c.bottom);
  }
}
