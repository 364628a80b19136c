/** The keyboard on the board: Tab and the arrows go from target to target, Enter and Space press. */
import { onKeys } from "../../browser/keyboard";
import type { HitArea } from "../geometry/hitAreas";
import type { Point } from "../geometry/hex";

export interface KeyboardHandlers {
  readonly press: (on: Element) => void;
  /** An element got the focus by keyboard; null: it has lost it. */
  readonly look: (on: Element | null) => void;
  /** The element that an arrow leads to from another, or null. */
  readonly next: (from: Element, way: Point) => SVGElement | null;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A Svelte action. The board itself is no control: its listeners serve the targets inside it. */
export function keyboardNavigation(node: HTMLElement, hands: KeyboardHandlers): { destroy(): void } {
  const onDown = onKeys((key, { target }) => {
    const on = target as Element;
    if (!on.matches("[data-ready]")) return false;
    const way = ARROWS[key];
    if (key === "Enter" || key === " ") hands.press(on);
    else if (way) hands.next(on, way)?.focus();
    else return false;
    return true;
  });
  function onFocus(event: FocusEvent): void {
    const on = event.target as Element;
    if (on.matches(":focus-visible")) hands.look(on);
  }
  /** Focus also leaves an element that a redraw takes away, and while redrawing no state may change. */
  function onBlur(): void {
    queueMicrotask(() => {
      if (!node.querySelector("[data-ready]:focus-visible")) hands.look(null);
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

/** The nearest area that lies more or less in a direction from another. */
export function nearestInDirection(here: HitArea, others: readonly HitArea[], way: Point): HitArea | null {
  const cost = (a: HitArea): number => {
    const [dx, dy] = [a.spot.x - here.spot.x, a.spot.y - here.spot.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    return ahead > 1 && aside < 2 * ahead ? ahead + 2 * aside : Infinity;
  };
  let best: HitArea | null = null;
  for (const area of others) if (cost(area) < (best ? cost(best) : Infinity)) best = area;
  return best;
}
