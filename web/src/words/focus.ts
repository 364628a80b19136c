/** Keeps the focus inside the game: what had it may be taken away, and then the page's body would have it. */
import { lastInput } from "../browser/lastInput";

/** A Svelte action for what holds the game, which takes the focus itself where `next` has nothing to press. */
export function keepFocus(node: HTMLElement, next: () => HTMLElement | SVGElement | null): { destroy(): void } {
  function settle(): void {
    const at = document.activeElement;
    if ((at !== document.body && at !== node) || document.querySelector("dialog:modal")) return;
    const to = (lastInput.onKeys ? next() : null) ?? node;
    if (to !== at) to.focus({ preventScroll: true });
  }
  /** Not while the focus is on its way from one thing to another, when nothing has it. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(settle);
  }

  node.tabIndex = -1;
  node.addEventListener("focusout", later);
  const watch = new MutationObserver(later);
  watch.observe(node, { childList: true, subtree: true });
  later();
  return {
    destroy() {
      clearTimeout(timer);
      watch.disconnect();
      node.removeEventListener("focusout", later);
    },
  };
}
