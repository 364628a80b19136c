/** Keeps the focus inside the game: what had it may be taken away, and then the page's body would have it. */
import { hands } from "../browser/hands";

/** A Svelte action for what holds the game, which takes the focus itself where `next` has nothing to press. */
export function keepFocus(node: HTMLElement, next: () => HTMLElement | SVGElement | null): { destroy(): void } {
  function settle(): void {
    const at = document.activeElement;
    if ((at !== document.body && at !== node) || document.querySelector("dialog:modal")) return;
    const to = (hands.onKeys ? next() : null) ?? node;
    if (to !== at) to.focus({ preventScroll: true });
  }
  const later = (): void => queueMicrotask(settle);

  node.tabIndex = -1;
  node.addEventListener("focusout", later);
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true });
  later();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("focusout", later);
    },
  };
}
