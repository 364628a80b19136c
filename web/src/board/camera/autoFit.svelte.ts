/**
 * Automatic fitting: moves the camera when tiles are laid, when a player has a decision to make, and during animations.
 * Each view that it chooses keeps the targets out from under the panels.
 */
import { untrack } from "svelte";
import type { AnimationPlayer } from "../animation/animationPlayer.svelte";
import { boxAround, type Box } from "../geometry/box";
import { centre, distance, RADIUS, type Point } from "../geometry/hex";
import type { HitArea } from "../geometry/hitAreas";
import type { Inset, PlacedTile, Rect } from "../model/types";
import type { Camera, Fit } from "./camera.svelte";
import { areasThatFit, focusAreas, tileOf, unionOf } from "./focusAreas";
import { frameClip } from "./framing";
import { freeRect, isCovered, largestFreeInset, outsideOf, type MapPlace } from "./freeArea";

/** Minimum scale at which a beach is wide enough for a finger, in pixels per board unit. */
const MIN_TOUCH_SCALE = 0.55;
/** Minimum scale of an automatic view, in pixels per board unit. At this scale, each target is 24 pixels wide. */
const MIN_FIT_SCALE = 0.5;
/** Maximum scale of a view of a part of a sea that is too large to be shown as a whole. */
const MAX_PART_SCALE = 1;
/** A part of the board is shown alone only if this enlarges it by at least this factor. */
const MIN_ENLARGEMENT = 1.3;
/** The margin around the tiles of a decision, and the smaller one that is used if the larger one leaves no room. */
const MARGINS = [90, 0] as const;
/** Distance between the map and the panel above it, in pixels. */
const MAP_MARGIN = 8;
/** Time for which the view stays unchanged after an animation, in milliseconds. */
const LINGER = 1100;

/** The state of the board that a view is fitted to. */
interface Subject {
  readonly tiles: readonly PlacedTile[];
  /** The bounding box of the tiles and of everything that belongs to them. */
  readonly box: Box;
  /** The panels that cover parts of the board, in pixels of the board; null if `margins` is used instead. */
  readonly panels: readonly Rect[] | null;
  /** Panels that are visible for a short time. A view avoids them only if they would cover a target. */
  readonly notes: readonly Rect[];
  readonly margins: Inset;
  /** The tiles that the decision is about. */
  readonly decisionTiles: readonly string[];
  /** The tiles to show if the whole sea would be too small and there is no decision. If empty, the sea is never split. */
  readonly homeTiles: readonly string[];
  /** The point where a fleet waits. It is shown instead of the home tiles. */
  readonly fleet: Point | null;
  /** The targets that the player can choose from. */
  readonly targets: readonly HitArea[];
  /** The keys of the targets that the player can choose from; empty without a decision. */
  readonly asked: string;
  /** The hovered or chosen target, with its point if known; null if there is no such target. */
  readonly inspected: { readonly at: Point | null; readonly tile: string | null } | null;
  /** The target with the keyboard focus. */
  readonly focused: HitArea | null;
  readonly animation: AnimationPlayer;
}

/** A target with its tile, and its point in pixels of the view. */
export interface PlacedTarget {
  readonly tile: string;
  readonly at: Point;
  /** Whether the target is covered or out of view. */
  readonly outside: boolean;
}

/** A part of the board that the player has chosen to see, during one decision. */
interface ChosenView {
  readonly asked: string;
  /** The box to show; null for the whole sea. */
  readonly box: Box | null;
  /** The range of the scale. */
  readonly min: number;
  readonly max: number;
}

export class AutoFit {
  #chosen = $state.raw<ChosenView | null>(null);
  /** Whether the view may move. After an animation it stays for a moment, unless the player has a decision to make. */
  #settled = $state(true);
  #fitted = false;
  /** The inputs of the last fit, except panels and notes. */
  #lastInputs: readonly unknown[] = [];

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
      const { focused, notes } = subject;
      void notes.length; // a note may appear above a target that already has the focus
      if (focused) untrack(() => this.#reveal(focused));
    });
    $effect(() => {
      const { animation } = subject;
      animation.guide = (focusPoints, speed) => {
        const around = (box: Box): Inset =>
          this.isPart ? this.#partInset(box, subject.panels ?? [], false) : this.#insetFor(box);
        const minScale = this.isPart ? MIN_FIT_SCALE : 0;
        const context = { box: subject.box, whole: this.#insetFor(subject.box), around, minScale, textScale, speed };
        return camera.moved ? 0 : frameClip(camera, focusPoints, context);
      };
      return () => (animation.guide = null);
    });
  }

  /** Whether the whole sea would be too small, so that only a part of it is shown. */
  readonly isPart = $derived.by((): boolean => {
    const { box, homeTiles, panels } = this.subject;
    return homeTiles.length > 0 && panels !== null && this.camera.scaleFor(box, this.#insetFor(box)) < MIN_FIT_SCALE;
  });

  /** Whether the view has moved near because its targets were too small or too close together. */
  get zoomedIn(): boolean {
    return this.#chosen !== null && this.#chosen.box !== null;
  }

  /** Whether the player has chosen to see the whole sea although it is too small. */
  get showsWhole(): boolean {
    return this.isPart && this.#chosen !== null && this.#chosen.box === null;
  }

  /** Whether a touch only moves the view near, because the targets are too small for a finger. */
  get isTooSmall(): boolean {
    return this.camera.target.scale < MIN_FIT_SCALE * 0.99 && (this.isPart || this.subject.asked !== "");
  }

  /** The place of the map of the whole sea, in pixels of the view. */
  readonly mapPlace = $derived.by((): MapPlace => {
    const free = this.#freeRect(this.subject.panels ?? []);
    const side = Math.min(free.right - free.left, free.bottom - free.top);
    const size = this.showsWhole ? 52 : Math.round(Math.min(Math.max(side * 0.25, 64), 96));
    const top = free.top + MAP_MARGIN;
    return { left: free.right - size, top, right: free.right, bottom: top + size, size };
  });

  /** The panels, notes and the map, which cover parts of the board. */
  readonly #covers = $derived.by((): readonly Rect[] => {
    const { panels, notes } = this.subject;
    return [...(panels ?? []), ...notes, ...(this.isPart ? [this.mapPlace] : [])];
  });

  /** The targets, with their pixels in the view. `outside`: whether a target is covered or out of view. */
  readonly placedTargets = $derived.by((): readonly PlacedTarget[] => {
    const { targets, panels, animation } = this.subject;
    if (panels === null || animation.playing) return [];
    const { x, y, scale, width, height } = this.camera;
    return targets.map((area) => {
      const at = { x: width / 2 + (area.spot.x - x) * scale, y: height / 2 + (area.spot.y - y) * scale };
      return { tile: tileOf(area), at, outside: isCovered(at, this.#covers, width, height) };
    });
  });

  /** Whether a target is covered or out of view. */
  readonly hasOutside = $derived(this.placedTargets.some(({ outside }) => outside));

  /** The largest rectangle that no panel or note covers, in pixels of the view. */
  get uncovered(): Rect {
    return this.#freeRect([...(this.subject.panels ?? []), ...this.subject.notes]);
  }

  /**
   * Show all tiles, and resume automatic fitting as the board grows. If the whole sea is too small and already shown,
   * return to a part of it.
   */
  fitAll(): void {
    const back = this.showsWhole && !this.camera.moved;
    this.camera.moved = false;
    this.#chosen = back || !this.isPart ? null : { asked: this.subject.asked, box: null, min: 0, max: MIN_FIT_SCALE };
    if (!this.isPart) this.camera.fit({ ...this.#wholeFit(this.subject.panels) }, true);
  }

  /** Zoom in around a board point, so that a finger can separate the targets there. Return whether the scale changes. */
  separate(p: Point, factor: number): boolean {
    const scale = Math.min(this.camera.target.scale * factor, this.camera.maxScale);
    if (scale < this.camera.target.scale * 1.02) return false;
    this.#choose({ left: p.x - 1, right: p.x + 1, top: p.y - 1, bottom: p.y + 1 }, scale, scale);
    return true;
  }

  /** Show the tile at a board point, or the sea around the point, large enough for a finger. */
  goNear(p: Point): void {
    const { tiles, targets } = this.subject;
    const tile = tiles.find(({ q, r }) => distance(centre(q, r), p) < RADIUS);
    const [area] = tile ? focusAreas(tiles, [tile.id], targets) : [];
    this.#choose(area ? unionOf([area.box], 50) : boxAt(p), MIN_FIT_SCALE, MAX_PART_SCALE);
  }

  /** Show tiles and their targets: all of them if they are large enough for a finger together, otherwise some of them. */
  showTiles(wanted: readonly string[]): void {
    const { tiles, targets, panels } = this.subject;
    const areas = focusAreas(tiles, wanted, targets);
    if (areas.length === 0) return;
    this.#choose(this.#partBox(areas, panels ?? []), MIN_FIT_SCALE, MAX_PART_SCALE);
  }

  /** Bring a target into view if it is covered or out of view. */
  #reveal({ spot, target }: HitArea): void {
    const { width, height } = this.camera;
    if (!isCovered(this.camera.targetPixels(spot), this.#covers, width, height)) return;
    const [area] = focusAreas(
      this.subject.tiles,
      ["island" in target ? target.island : target.tile],
      this.subject.targets,
    );
    const scale = Math.max(this.camera.target.scale, MIN_FIT_SCALE);
    if (area) this.#choose(area.box, MIN_FIT_SCALE, scale);
  }

  #choose(box: Box, min: number, max: number): void {
    this.camera.moved = false;
    this.#chosen = { asked: this.subject.asked, box, min, max };
  }

  #insetFor(box: Box, panels: readonly Rect[] | null = this.subject.panels): Inset {
    return panels ? largestFreeInset(this.camera.width, this.camera.height, panels, box) : this.subject.margins;
  }

  /** Return the largest rectangle that no panel covers. */
  #freeRect(panels: readonly Rect[]): Rect {
    const { width, height } = this.camera;
    return freeRect(width, height, largestFreeInset(width, height, panels, this.subject.box));
  }

  /** Return the inset of a part of the sea: next to the map and, if some targets are outside, within the arrows. */
  #partInset(box: Box, panels: readonly Rect[], withArrows: boolean): Inset {
    const { width, height } = this.camera;
    const free = this.#freeRect(panels);
    const side = Math.min(free.right - free.left, free.bottom - free.top);
    const band = withArrows ? Math.min(40, side * 0.15) : 0;
    const covered = [...outsideOf(width, height, free, band), this.mapPlace];
    return largestFreeInset(width, height, covered, box);
  }

  #wholeFit(panels: readonly Rect[] | null): Fit {
    const { box } = this.subject;
    const inset = this.#insetFor(box, panels);
    return { box, inset, scale: this.camera.scaleFor(box, inset) };
  }

  /** Return the box around the areas or, if it is too large, around the most important of them. */
  #partBox(areas: ReturnType<typeof focusAreas>, panels: readonly Rect[]): Box {
    const all = areas.map(({ box }) => box);
    for (const margin of MARGINS) {
      const box = unionOf(all, margin);
      if (this.camera.scaleFor(box, this.#partInset(box, panels, false)) >= MIN_FIT_SCALE) return box;
    }
    const { width, height } = this.camera;
    const room = freeRect(width, height, this.#partInset(unionOf(all), panels, true));
    const [wide, high] = [(room.right - room.left) / MIN_FIT_SCALE, (room.bottom - room.top) / MIN_FIT_SCALE];
    const shown = areasThatFit(
      areas,
      wide,
      high,
      untrack(() => this.camera.target),
    );
    return unionOf(shown.map(({ box }) => box));
  }

  /** Return the view of a box of a sea that is too large, at a scale within a range. */
  #partFit(box: Box, panels: readonly Rect[], min: number, max: number): Fit {
    const roomy = this.#partInset(box, panels, false);
    const tight = this.#partInset(box, panels, true);
    const inset = this.camera.scaleFor(box, tight) >= min ? tight : roomy;
    return { box, inset, scale: Math.min(Math.max(this.camera.scaleFor(box, inset), min), max) };
  }

  /** Return the view to fit. `panels`: what the view avoids. */
  #fitFor(panels: readonly Rect[] | null): Fit {
    const { animation, decisionTiles, fleet, homeTiles, targets, tiles, inspected } = this.subject;
    const chosen = this.#chosen;
    if (chosen?.box) {
      if (this.isPart) return this.#partFit(chosen.box, panels ?? [], chosen.min, chosen.max);
      const inset = this.#insetFor(chosen.box, panels);
      const scale = Math.min(Math.max(this.camera.scaleFor(chosen.box, inset), chosen.min), chosen.max);
      return { box: chosen.box, inset, scale };
    }
    const whole = this.#wholeFit(panels);
    if (!this.isPart) {
      const close = tiles.filter((tile) => decisionTiles.includes(tile.id));
      if (close.length === 0 || animation.playing || whole.scale >= MIN_TOUCH_SCALE) return whole;
      const part = boxAround(close, 90);
      const inset = this.#insetFor(part, panels);
      const scale = this.camera.scaleFor(part, inset);
      return scale > whole.scale * MIN_ENLARGEMENT ? { box: part, inset, scale } : whole;
    }
    if (chosen) {
      const { width, height } = this.camera;
      const inset = largestFreeInset(width, height, [...(panels ?? []), this.mapPlace], whole.box);
      return { box: whole.box, inset, scale: this.camera.scaleFor(whole.box, inset) };
    }
    if (fleet && decisionTiles.length === 0 && targets.length === 0)
      return this.#partFit(boxAt(fleet), panels ?? [], MIN_FIT_SCALE, MAX_PART_SCALE);
    const wanted = decisionTiles.length > 0 ? decisionTiles : targets.length > 0 ? targets.map(tileOf) : homeTiles;
    const areas = focusAreas(tiles, wanted, targets, inspected?.tile ?? null);
    if (areas.length === 0) return whole;
    return this.#partFit(this.#partBox(areas, panels ?? []), panels ?? [], MIN_FIT_SCALE, MAX_PART_SCALE);
  }

  /** The view to fit. It avoids the notes only if they would cover a target. */
  #fit = $derived.by((): Fit => {
    const { panels, notes, targets } = this.subject;
    const fit = this.#fitFor(panels);
    if (panels === null || notes.length === 0) return fit;
    const { width, height } = this.camera;
    const { x, y, scale } = this.camera.viewOf(fit.box, fit.inset, fit.scale);
    const isUnderNote = ({ spot }: HitArea): boolean =>
      isCovered(
        { x: width / 2 + (spot.x - x) * scale, y: height / 2 + (spot.y - y) * scale },
        notes,
        Infinity,
        Infinity,
      );
    return targets.some(isUnderNote) ? this.#fitFor([...panels, ...notes]) : fit;
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
    if (this.#chosen && this.#chosen.asked !== this.subject.asked) this.#chosen = null;
    const fit = this.#fit;
    const inputs = this.#inputs();
    if (this.#fitted && this.#keepsView() && sameItems(this.#lastInputs, inputs)) return;
    if (camera.moved && this.#pressedIsCovered()) {
      const at = this.subject.inspected!.at!;
      return this.#choose(
        { left: at.x - 90, right: at.x + 90, top: at.y - 80, bottom: at.y + 80 },
        camera.scale,
        camera.scale,
      );
    }
    untrack(() => {
      if (camera.moved || camera.width < 2) return;
      this.#lastInputs = inputs;
      if (this.#fitted && camera.stillFits(fit)) return;
      camera.fit(fit, this.#fitted);
      this.#fitted = true;
    });
  }

  /** Return all inputs of a fit except panels and notes, which must not move the view under the pointer. */
  #inputs(): readonly unknown[] {
    const { asked, box, decisionTiles, fleet, homeTiles, inspected } = this.subject;
    const { width, height } = this.camera;
    const tiles = [decisionTiles, homeTiles].map((ids) => ids.join());
    return [
      asked,
      ...tiles,
      ...Object.values(box),
      fleet?.x,
      fleet?.y,
      inspected?.tile ?? null,
      this.#chosen,
      width,
      height,
    ];
  }

  /** Return whether the view must not move, because the user inspects a target that no panel covers. */
  #keepsView(): boolean {
    return this.subject.inspected !== null && !this.#pressedIsCovered();
  }

  /** Return whether a panel covers the target that the user has pressed. */
  #pressedIsCovered(): boolean {
    const spot = this.subject.inspected?.at;
    if (!spot) return false;
    return isCovered(
      untrack(() => this.camera.targetPixels(spot)),
      this.#covers,
      this.camera.width,
      this.camera.height,
    );
  }
}

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** Return a box around a board point that is a little larger than a tile. */
const boxAt = ({ x, y }: Point): Box => ({ left: x - 150, right: x + 150, top: y - 130, bottom: y + 130 });
