import { navigate } from "./backButton";

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

/** Return the path of the current URL as reactive state. */
export const currentPath = (): string => path;

/** Return the path of a person's profile. */
export const profilePath = (name: string): string => `/p/${encodeURIComponent(name)}`;

/** Show a page. With `instead`, it replaces the current page in the history. */
export function go(to: string, { instead = false } = {}): void {
  navigate(to, instead);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Handle a click on a link: show the page without a reload, unless the click opens a new tab. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  go(pathname + search + hash);
}
