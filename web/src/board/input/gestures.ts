/** Pointer gestures on the board: drag to pan, wheel or pinch to zoom, tap to press, hover or long press to inspect. */
import type { Camera } from "../camera/camera.svelte";
import type { Point } from "../geometry/hex";

interface GestureHandlers {
  readonly camera: Camera;
  /** Handle a press on an element. `finger`: the pixel of a touch. Return whether the press hit a target. */
  readonly press: (on: Element, finger: Point | null) => boolean;
  /** Handle a hover over an element or a long press on it; null means that it has ended. */
  readonly inspect: (on: Element | null) => void;
}

/** Distance after which a movement counts as a drag, in pixels. */
const DRAG_START = 7;
const LONG_PRESS = 420;
const DOUBLE_TAP = 320;

/** Handle pointer gestures on the board's root element. A Svelte action. */
export function gestures(node: HTMLElement, handlers: GestureHandlers): { destroy(): void } {
  const { camera, press, inspect } = handlers;
  const down = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0 };
  let dragging = false;
  let long = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last tap that did not hit a target. A second tap on the same element makes it a double tap. */
  let idle = { at: 0, x: 0, y: 0, on: null as Element | null };

  const local = (e: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };

  function onDown(e: PointerEvent): void {
    if (e.pointerType === "mouse" && e.button !== 0) return;
    const p = local(e);
    down.set(e.pointerId, p);
    clearTimeout(timer);
    if (down.size > 1) {
      dragging = true;
      return;
    }
    start = p;
    dragging = false;
    long = false;
    const on = e.target as Element;
    if (e.pointerType !== "mouse") {
      timer = setTimeout(() => {
        long = true;
        inspect(on);
      }, LONG_PRESS);
    }
  }

  function onMove(e: PointerEvent): void {
    const before = down.get(e.pointerId);
    if (!before) {
      if (e.pointerType === "mouse") inspect(e.target as Element);
      return;
    }
    const now = local(e);
    if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) > DRAG_START && !long) {
      dragging = true;
      clearTimeout(timer);
      node.setPointerCapture(e.pointerId);
    }
    if (dragging && down.size === 1) camera.pan(now.x - before.x, now.y - before.y);
    if (down.size === 2) {
      const other = [...down].find(([id]) => id !== e.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (was > 0) camera.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    down.set(e.pointerId, now);
  }

  function onUp(e: PointerEvent): void {
    if (!down.delete(e.pointerId)) return;
    clearTimeout(timer);
    if (long) {
      inspect(null);
    } else if (!dragging && e.type === "pointerup") {
      tap(e);
    }
    if (down.size === 0) {
      dragging = false;
      long = false;
    }
  }

  function tap(e: PointerEvent): void {
    const p = local(e);
    const target = e.target as Element;
    const on = target.closest("[data-area], [data-ship]");
    const twice = on === idle.on && e.timeStamp - idle.at < DOUBLE_TAP && Math.hypot(p.x - idle.x, p.y - idle.y) < 24;
    if (twice && !target.closest("[data-ready]")) {
      idle.at = 0;
      camera.zoom(1.7, p.x, p.y);
      return;
    }
    const meant = press(target, e.pointerType === "touch" ? p : null);
    idle = { at: meant ? 0 : e.timeStamp, ...p, on };
  }

  function onWheel(e: WheelEvent): void {
    e.preventDefault();
    const p = local(e);
    const lines = e.deltaMode === 1 ? 18 : 1;
    camera.zoom(Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.01 : 0.0016)), p.x, p.y);
  }

  const onLeave = (): void => inspect(null);
  const noMenu = (e: Event): void => {
    if (long) e.preventDefault();
  };

  node.addEventListener("pointerdown", onDown);
  node.addEventListener("pointermove", onMove);
  node.addEventListener("pointerup", onUp);
  node.addEventListener("pointercancel", onUp);
  node.addEventListener("pointerleave", onLeave);
  node.addEventListener("wheel", onWheel, { passive: false });
  node.addEventListener("contextmenu", noMenu);
  return {
    destroy() {
      clearTimeout(timer);
      node.removeEventListener("pointerdown", onDown);
      node.removeEventListener("pointermove", onMove);
      node.removeEventListener("pointerup", onUp);
      node.removeEventListener("pointercancel", onUp);
      node.removeEventListener("pointerleave", onLeave);
      node.removeEventListener("wheel", onWheel);
      node.removeEventListener("contextmenu", noMenu);
    },
  };
}
