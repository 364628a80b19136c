/** Keeps the focus inside the game when the focused element is removed. Without this, the page's body would get it. */
import { lastInput } from "../browser/lastInput";

/** Keep the focus inside the element of the game. It moves to the element of `next()`, or to `node`. A Svelte action. */
export function keepFocus(node: HTMLElement, next: () => HTMLElement | SVGElement | null): { destroy(): void } {
  function restoreFocus(): void {
    const at = document.activeElement;
    if ((at !== document.body && at !== node) || document.querySelector("dialog:modal")) return;
    const to = (lastInput.onKeys ? next() : null) ?? node;
    if (to !== at) to.focus({ preventScroll: true });
  }
  /** Delays the check, because no element has the focus while it moves from one element to another. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  function scheduleCheck(): void {
    clearTimeout(timer);
    timer = setTimeout(restoreFocus);
  }

  node.tabIndex = -1;
  node.addEventListener("focusout", scheduleCheck);
  const observer = new MutationObserver(scheduleCheck);
  observer.observe(node, { childList: true, subtree: true });
  scheduleCheck();
  return {
    destroy() {
      clearTimeout(timer);
      observer.disconnect();
      node.removeEventListener("focusout", scheduleCheck);
    },
  };
}
