/** Which page is shown: the front page, a table by its id, the replay of a table or of a record (no id), or the manual. */
export type Page = { name: "lobby" } | { name: "table"; id: string } | { name: "replay"; id: string | null } | { name: "manual" } | { name: "nothing" };

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export function page(): Page {
  if (path === "/") return { name: "lobby" };
  if (/^\/manual\/?$/.test(path)) return { name: "manual" };
  if (/^\/replay\/?$/.test(path)) return { name: "replay", id: null };
  const replay = /^\/t\/([A-Za-z0-9_-]+)\/replay\/?$/.exec(path);
  if (replay) return { name: "replay", id: replay[1]! };
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
  const { pathname, search, hash } = event.currentTarget;
  go(pathname + search + hash);
}
