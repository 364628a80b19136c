/** A Svelte action for a list that grows: the newest line is shown from its beginning, however long it is. */
export function scrollToNewest(list: HTMLElement, _count: number): { update(): void } {
  function show(): void {
    const line = list.lastElementChild;
    if (line instanceof HTMLElement) list.scrollTo({ top: line.offsetTop - list.offsetTop });
  }
  show();
  return { update: show };
}
