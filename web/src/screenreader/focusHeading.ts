/** Moves the focus to the heading of a new page, so that a screen reader says which page it is. */

/**
 * Wait for the heading of the new page, and focus it if the focused element disappeared with the previous page. Return a
 * function that stops waiting.
 */
export function focusHeading(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(check);
  function check(): void {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    observer.disconnect();
    timer = setTimeout(() => focus(heading));
  }
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function focus(heading: HTMLElement): void {
  // A `main` with a tab index is a page that keeps the focus itself.
  if (document.activeElement !== document.body || heading.closest("main[tabindex]")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
