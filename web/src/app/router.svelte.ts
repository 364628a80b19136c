/** Which page is shown: the front page, a table by its id, or the manual. */
export type Page = { name: "lobby" } | { name: "table"; id: string } | { name: "manual" } | { name: "nothing" };

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export function page(): Page {
  if (path === "/") return { name: "lobby" };
  if (/^\/manual\/?$/.test(path)) return { name: "manual" };
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  return table ? { name: "table", id: table[1]! } : { name: "nothing" };
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For a link's click: shows the page without loading it anew, unless a new tab is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
