/** Input on the board: finds the target of a press, a hover or the keyboard focus. */
import { targetKey, type HitArea } from "../geometry/hitAreas";
import type { Camera } from "../camera/camera.svelte";
import type { AnimationPlayer } from "../animation/animationPlayer.svelte";
import { add, distance, type Point } from "../geometry/hex";
import { nearestInDirection } from "./keyboard";
import { zoomToSeparate, marksInReach } from "./touchTargets";
import type { Ship } from "../ships/shipLayout";
import type { Target } from "../model/types";

/** The board's targets and callbacks. */
interface BoardInputContext {
  readonly areas: ReadonlyMap<string, HitArea>;
  /** The keys of the areas that are targets. */
  readonly ready: ReadonlySet<string>;
  /** The keys of the areas with a pending ship. */
  readonly taken: ReadonlySet<string>;
  readonly ships: readonly Ship[];
  readonly animation: AnimationPlayer;
  /** The element that contains the hit areas. */
  readonly svg: SVGElement | undefined;
  /** Whether a touch only moves the view near, because the targets are too small for a finger. */
  readonly isTooSmall: boolean;
  /** Show the surroundings of a board point, large enough for a finger. */
  readonly goNear: (p: Point) => void;
  /** Zoom in on targets that are too close together for a finger. Return whether the scale changes. */
  readonly separate: (p: Point, factor: number) => boolean;
  readonly onpress: (target: Target, touch: boolean) => void;
  readonly onhover: (target: Target | null) => void;
}

export class BoardInput {
  /** The key of the area that is under the pointer or has the focus. */
  hoveredKey = $state<string | null>(null);
  /** The key of the area that has the keyboard focus. */
  focusedKey = $state<string | null>(null);

  constructor(
    private readonly camera: Camera,
    private readonly context: BoardInputContext,
  ) {}

  /** Handle a press. Return whether it hit a target or skipped an animation. */
  press = (on: Element, finger: Point | null = null): boolean => {
    if (this.context.animation.playing) {
      this.context.animation.skip();
      return true;
    }
    if (finger && this.context.isTooSmall) {
      this.context.goNear(this.camera.boardPoint(finger));
      return true;
    }
    const meant = finger ? this.#snap(on, finger) : on;
    const target = meant && this.#targetOf(meant);
    if (target) this.context.onpress(target, finger !== null);
    return !meant || meant.closest("[data-ready]") !== null;
  };

  /** Handle a hover over an element, or its end if the element is null. */
  inspect = (on: Element | null): void => {
    const target = this.#targetOf(on);
    const key = target && targetKey(target);
    if (key === this.hoveredKey) return;
    this.hoveredKey = key;
    this.context.onhover(target);
  };

  /** Handle keyboard focus on an element; null means that the focus is lost. */
  focus = (on: Element | null): void => {
    this.focusedKey = this.#areaOf(on)?.key ?? null;
    this.inspect(on);
  };

  /** Return the element of the next target in a direction, or null. */
  next = (from: Element, direction: Point): SVGElement | null => {
    const here = this.#areaOf(from);
    const there = here && nearestInDirection(here, this.#targets(), direction);
    return there ? this.#element(there) : null;
  };

  /** Return the nearest target without a pending ship, if the pressed target has received one; otherwise null. */
  nextAfterPress = (pressed: Element): SVGElement | null => {
    const here = this.#areaOf(pressed);
    if (!here || !this.context.taken.has(here.key)) return null;
    const others = this.#targets().filter(({ key }) => !this.context.taken.has(key));
    const [nearest] = others.sort((a, b) => distance(a.spot, here.spot) - distance(b.spot, here.spot));
    return nearest ? this.#element(nearest) : null;
  };

  /**
   * Return the element that a touch selects: the target within its radius or, if there is none, the touched element. If
   * several targets are within its radius, zoom in on them and return null.
   */
  #snap(on: Element, finger: Point): Element | null {
    if (on.closest("[data-ship]")) return on;
    const marks = this.#targets().map((area) => ({ ...this.camera.pixels(area.spot), area }));
    const reached = marksInReach(finger, marks);
    const middle = reached.reduce((sum, { area }) => add(sum, area.spot), { x: 0, y: 0 });
    const between = { x: middle.x / reached.length, y: middle.y / reached.length };
    if (reached.length > 1 && this.context.separate(between, zoomToSeparate(reached))) return null;
    const [nearest] = reached;
    if (!nearest || on.closest("[data-ready]")) return on;
    return this.#element(nearest.area) ?? on;
  }

  #targetOf(on: Element | null): Target | null {
    const key = on?.closest("[data-ship]")?.getAttribute("data-ship");
    const ship = key === undefined ? undefined : this.context.ships.find((ship) => ship.key === key);
    if (ship) return { kind: "ship", island: ship.island, beach: ship.beach, colour: ship.colour };
    return this.#areaOf(on?.closest("[data-area]") ?? null)?.target ?? null;
  }

  #areaOf(on: Element | null): HitArea | undefined {
    return this.context.areas.get(on?.getAttribute("data-area") ?? "");
  }

  #targets(): HitArea[] {
    return [...this.context.areas.values()].filter((area) => this.context.ready.has(area.key));
  }

  #element(area: HitArea): SVGElement | null {
    return this.context.svg?.querySelector<SVGElement>(`[data-area="${area.key}"]`) ?? null;
  }
}
