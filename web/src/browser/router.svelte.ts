import { navigate } from "./backButton";
import { parameterIn, pathOf, resolve } from "./paths";

let path = $state(pathOf(location.pathname));
let query = $state(location.search);
addEventListener("popstate", update);

function update(): void {
  path = pathOf(location.pathname);
  query = location.search;
}

/** Return the path of the current URL without the base, as reactive state. */
export const currentPath = (): string => path;

/** Return a parameter of the current page's query, as reactive state. */
export const currentParameter = (name: string): string | null => parameterIn(query, name);

/** Show a page of the client, such as `/puzzles`. With `instead`, it replaces the current page in the history. */
export function go(to: string, { instead = false } = {}): void {
  show(resolve(to), instead);
}

function show(address: string, instead: boolean): void {
  navigate(address, instead);
  update();
  scrollTo(0, 0);
}

/** Handle a click on a link: show the page without a reload, unless the click opens a new tab. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  show(pathname + search + hash, false);
}
