/** Keeps the focus inside the game when the focused element is removed. Otherwise the page's body would receive it. */
import { lastInput } from "../browser/lastInput";

/** Keep the focus inside `node` by moving it to the element that `next()` returns, or to `node`. A Svelte action. */
export function keepFocus(node: HTMLElement, next: () => HTMLElement | SVGElement | null): { destroy(): void } {
  function restoreFocus(): void {
    const at = document.activeElement;
    if ((at !== document.body && at !== node) || document.querySelector("dialog:modal")) return;
    const to = (lastInput.onKeys ? next() : null) ?? node;
    if (to !== at) to.focus({ preventScroll: true });
  }
  /** The timer of the check, which is delayed because no element has the focus while it moves between elements. */
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
