/** A Svelte action that scrolls a growing list to the beginning of its newest line. */
export function scrollToNewest(list: HTMLElement, _count: number): { update(): void } {
  function show(): void {
    const line = list.lastElementChild;
    if (line instanceof HTMLElement) list.scrollTo({ top: line.offsetTop - list.offsetTop });
  }
  show();
  return { update: show };
}
