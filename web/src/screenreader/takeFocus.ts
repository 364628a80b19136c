/** Actions that focus an element when it appears. */
import { lastInput } from "../browser/lastInput";

/** Focus a text that replaces the focused button. Otherwise the page's body would receive the focus. A Svelte action. */
export function takeFocus(node: HTMLElement): void {
  node.tabIndex = -1;
  node.focus();
}

/** Focus a control that appears after the last decision, for players who use the keyboard. A Svelte action. */
export function continueFocus(node: HTMLElement): void {
  if (lastInput.onKeys && document.activeElement?.matches("body, svg *")) node.focus();
}
