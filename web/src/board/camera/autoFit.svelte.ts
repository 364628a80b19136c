/** What of the board is in view, and when that changes: it follows what is laid, what is to be decided on, and films. */
import { untrack } from "svelte";
import { boxAround, type Box } from "../geometry/box";
import type { Camera } from "./camera.svelte";
import { largestFreeInset } from "./freeArea";
import type { AnimationPlayer } from "../animation/animationPlayer.svelte";
import type { Point } from "../geometry/hex";
import { frameClip } from "./framing";
import type { Inset, PlacedTile, Rect } from "../model/types";

/** Pixels for one board unit from which on a beach is wide enough for a finger. */
const LEGIBLE = 0.55;
/** How much larger a part of the board must be than all of it to be shown alone. */
const NEARER = 1.3;
/** Milliseconds that the view stays where a film has ended. */
const LINGER = 1100;

/** What a view is fitted to. */
export interface Subject {
  readonly tiles: readonly PlacedTile[];
  /** Everything that is laid, and what belongs to it. */
  readonly box: Box;
  /** What lies over the board, in its pixels; or what is covered at its edges. */
  readonly panels: readonly Rect[] | null;
  readonly margins: Inset;
  /** Tiles that the decision is about. */
  readonly decisionTiles: readonly string[];
  /** What there is to decide between; empty where there is nothing. */
  readonly asked: string;
  /** What somebody looks at, and where on the board that is, if it is known. */
  readonly looked: { readonly at: Point | null } | null;
  readonly animation: AnimationPlayer;
}

export class AutoFit {
  /** The view went near a cluster of what is asked, for a finger to tell it apart; it stays there as long as that is asked. */
  #close = $state<string | null>(null);
  /** What a film showed is looked at a little longer, as more may come; unless there is something to decide. */
  #settled = $state(true);
  #fitted = false;

  /** Made while the board is; `letters` is how much larger than usual the reader has text. */
  constructor(
    readonly camera: Camera,
    readonly of: Subject,
    letters: number,
  ) {
    $effect(() => this.#settle());
    $effect(() => this.#follow());
    $effect(() => {
      const { animation } = of;
      animation.guide = (focusPoints, speed) => {
        const around = (box: Box): Inset => this.#insetFor(box);
        return camera.moved
          ? 0
          : frameClip(camera, focusPoints, { box: of.box, whole: around(of.box), around, letters, speed });
      };
      return () => (animation.guide = null);
    });
  }

  /** Whether the view went near some of what is asked. */
  get close(): boolean {
    return this.#close !== null;
  }

  /** Shows everything that is laid, and follows the board's growth again. */
  all(): void {
    const { box } = this.of;
    this.camera.fit(box, this.#insetFor(box), true);
  }

  /** Goes so many times nearer to a board point for the sake of what is asked; tells whether that goes. */
  approach(p: Point, factor: number): boolean {
    if (!this.camera.approach(p, factor)) return false;
    this.#close = this.of.asked;
    return true;
  }

  #insetFor(box: Box): Inset {
    const { panels, margins } = this.of;
    return panels ? largestFreeInset(this.camera.width, this.camera.height, panels, box) : margins;
  }

  /** What to fit: everything, or what is to be decided on where all of it would be too small for a finger. */
  #view = $derived.by((): Box => {
    const { box, animation, decisionTiles, tiles } = this.of;
    const close = tiles.filter((tile) => decisionTiles.includes(tile.id));
    const whole = this.camera.scaleFor(box, this.#insetFor(box));
    if (close.length === 0 || animation.playing || whole >= LEGIBLE) return box;
    const part = boxAround(close, 90);
    return this.camera.scaleFor(part, this.#insetFor(part)) > whole * NEARER ? part : box;
  });

  #settle(): (() => void) | undefined {
    const { animation, asked } = this.of;
    const now = !animation.playing && (asked !== "" || !this.camera.away);
    this.#settled = now;
    if (animation.playing || now) return undefined;
    const timer = setTimeout(() => (this.#settled = true), LINGER);
    return () => clearTimeout(timer);
  }

  #follow(): void {
    const { camera } = this;
    // Until then the board stays drawn as it is: what moves is looked at in shots.
    if (!this.#settled && this.#fitted) return;
    untrack(() => camera.shoot(null));
    if (this.#close === this.of.asked) return;
    this.#close = null;
    const view = this.#view;
    const inset = this.#insetFor(view);
    // A view of another size is fitted anew, also where the panels' room beside it is the same.
    void [camera.width, camera.height];
    if (this.#held() && this.#fitted && camera.shows(view)) return;
    untrack(() => {
      if (camera.moved || camera.width < 2 || (this.#fitted && camera.fits(view, inset))) return;
      camera.fit(view, inset, this.#fitted);
      this.#fitted = true;
    });
  }

  /** Words that come with a look may lie over the board: what is looked at must not slip away from the next press. */
  #held(): boolean {
    const { panels, looked } = this.of;
    if (!looked) return false;
    const spot = looked.at;
    const at = spot && untrack(() => this.camera.pixels(spot));
    return !at || !(panels ?? []).some((c) => c.left < at.x && at.x < c.right && c.top < at.y && at.y < c.bottom);
  }
}
