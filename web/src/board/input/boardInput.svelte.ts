/** What a press on the board means, and a look at it: by mouse, finger or keyboard. */
import { targetKey, type HitArea } from "../geometry/hitAreas";
import type { Camera } from "../camera/camera.svelte";
import type { AnimationPlayer } from "../animation/animationPlayer.svelte";
import { add, type Point } from "../geometry/hex";
import { nearestInDirection } from "./keyboard";
import { zoomToSeparate, marksInReach } from "./touchTargets";
import type { Ship } from "../ships/shipLayout";
import type { Target } from "../model/types";

/** What can be pressed, and who is told. */
export interface BoardInputContext {
  readonly areas: ReadonlyMap<string, HitArea>;
  /** The keys of the areas that are targets. */
  readonly ready: ReadonlySet<string>;
  readonly ships: readonly Ship[];
  readonly animation: AnimationPlayer;
  /** What holds the elements that are pressed. */
  readonly svg: SVGElement | undefined;
  /** Goes near several targets that one finger may mean; tells whether it came nearer. */
  readonly approach: (p: Point, factor: number) => boolean;
  readonly onpress: (target: Target, touch: boolean) => void;
  readonly onhover: (target: Target | null) => void;
}

export class BoardInput {
  /** The area that the pointer or the focus is on. */
  lit = $state<string | null>(null);

  constructor(
    private readonly camera: Camera,
    private readonly on: BoardInputContext,
  ) {}

  /** Tells whether a mark was meant, or what plays. */
  press = (on: Element, finger: Point | null = null): boolean => {
    if (this.on.animation.playing) {
      this.on.animation.skip();
      return true;
    }
    const meant = finger ? this.#snap(on, finger) : on;
    const target = meant && this.#targetOf(meant);
    if (target) this.on.onpress(target, finger !== null);
    return !meant || meant.closest("[data-ready]") !== null;
  };

  /** The pointer rests on an element; null when it has gone. */
  peek = (on: Element | null): void => {
    const target = this.#targetOf(on);
    const key = target && targetKey(target);
    if (key === this.lit) return;
    this.lit = key;
    this.on.onhover(target);
  };

  /** The focus is on an element, which comes into view; null when it has gone. */
  look = (on: Element | null): void => {
    const area = this.#areaOf(on);
    if (area) this.camera.reveal(area.spot);
    this.peek(on);
  };

  /** The element of the target that lies in a direction from another. */
  next = (from: Element, way: Point): SVGElement | null => {
    const here = this.#areaOf(from);
    const there = here && nearestInDirection(here, this.#targets(), way);
    return there ? this.#element(there) : null;
  };

  /** What a finger means: the target within its reach, else what it is on; null where the view went near several first. */
  #snap(on: Element, finger: Point): Element | null {
    if (on.closest("[data-ship]")) return on;
    const marks = this.#targets().map((area) => ({ ...this.camera.pixels(area.spot), area }));
    const found = marksInReach(finger, marks);
    const middle = found.reduce((sum, { area }) => add(sum, area.spot), { x: 0, y: 0 });
    const between = { x: middle.x / found.length, y: middle.y / found.length };
    if (found.length > 1 && this.on.approach(between, zoomToSeparate(found))) return null;
    const [nearest] = found;
    if (!nearest || on.closest("[data-ready]")) return on;
    return this.#element(nearest.area) ?? on;
  }

  #targetOf(on: Element | null): Target | null {
    const key = on?.closest("[data-ship]")?.getAttribute("data-ship");
    const ship = key === undefined ? undefined : this.on.ships.find((one) => one.key === key);
    if (ship) return { kind: "ship", island: ship.island, beach: ship.beach, colour: ship.colour };
    return this.#areaOf(on?.closest("[data-area]") ?? null)?.target ?? null;
  }

  #areaOf(on: Element | null): HitArea | undefined {
    return this.on.areas.get(on?.getAttribute("data-area") ?? "");
  }

  #targets(): HitArea[] {
    return [...this.on.areas.values()].filter((area) => this.on.ready.has(area.key));
  }

  #element(area: HitArea): SVGElement | null {
    return this.on.svg?.querySelector<SVGElement>(`[data-area="${area.key}"]`) ?? null;
  }
}
