/** Keyboard navigation on the board: Tab and the arrow keys move between targets, Enter and Space press. */
import { tick } from "svelte";
import { onKeys } from "../../browser/keyboard";
import type { HitArea } from "../geometry/hitAreas";
import type { Point } from "../geometry/hex";

interface KeyboardHandlers {
  readonly press: (on: Element) => void;
  /** Handle keyboard focus on an element; null means that the focus is lost. */
  readonly inspect: (on: Element | null) => void;
  /** Return the next element in a direction, or null. */
  readonly next: (from: Element, direction: Point) => SVGElement | null;
  /** Return the element that receives the focus after a press on a target that can be pressed again, or null. */
  readonly nextAfterPress: (pressed: Element) => SVGElement | null;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Handle keyboard input for the targets inside the board's element. A Svelte action. */
export function keyboardNavigation(node: HTMLElement, handlers: KeyboardHandlers): { destroy(): void } {
  const onDown = onKeys((key, { target }) => {
    const on = target as Element;
    if (!on.matches("[data-ready]")) return false;
    const direction = ARROWS[key];
    if (key === "Enter" || key === " ") press(on);
    else if (direction) handlers.next(on, direction)?.focus();
    else return false;
    return true;
  });
  function press(on: Element): void {
    handlers.press(on);
    void tick().then(() => document.activeElement === on && handlers.nextAfterPress(on)?.focus());
  }
  function onFocus(event: FocusEvent): void {
    const on = event.target as Element;
    if (on.matches(":focus-visible")) handlers.inspect(on);
  }
  /** Wait for a microtask: a redraw may remove the focused element, and state must not change during a redraw. */
  function onBlur(): void {
    queueMicrotask(() => {
      if (!node.querySelector("[data-ready]:focus-visible")) handlers.inspect(null);
    });
  }

  node.addEventListener("keydown", onDown);
  node.addEventListener("focusin", onFocus);
  node.addEventListener("focusout", onBlur);
  return {
    destroy() {
      node.removeEventListener("keydown", onDown);
      node.removeEventListener("focusin", onFocus);
      node.removeEventListener("focusout", onBlur);
    },
  };
}

/** Return the nearest area that is roughly in the given direction from another area; null if there is none. */
export function nearestInDirection(here: HitArea, others: readonly HitArea[], direction: Point): HitArea | null {
  const cost = (a: HitArea): number => {
    const [dx, dy] = [a.spot.x - here.spot.x, a.spot.y - here.spot.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    return ahead > 1 && aside < 2 * ahead ? ahead + 2 * aside : Infinity;
  };
  let best: HitArea | null = null;
  for (const area of others) if (cost(area) < (best ? cost(best) : Infinity)) best = area;
  return best;
}
