import { navigate } from "./backButton";

/** Which page is shown. A table, its replay and a profile are named by the address; a replay without an id is that of a record. */
export type Page =
  | {
      name:
        | "lobby"
        | "manual"
        | "strategy"
        | "account"
        | "reset"
        | "mail"
        | "tutorial"
        | "puzzles"
        | "ladder"
        | "games"
        | "daily"
        | "friends"
        | "tournaments"
        | "nothing";
    }
  | { name: "puzzle"; number: number }
  | { name: "table" | "study" | "tournament"; id: string }
  | { name: "replay"; id: string | null }
  | { name: "profile"; person: string };

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

const PLACES: readonly [RegExp, (part: string) => Page][] = [
  [/^\/$/, () => ({ name: "lobby" })],
  [/^\/manual\/?$/, () => ({ name: "manual" })],
  [/^\/manual\/strategy\/?$/, () => ({ name: "strategy" })],
  [/^\/account\/?$/, () => ({ name: "account" })],
  [/^\/reset\/?$/, () => ({ name: "reset" })],
  [/^\/mail\/?$/, () => ({ name: "mail" })],
  [/^\/tutorial\/?$/, () => ({ name: "tutorial" })],
  [/^\/games\/?$/, () => ({ name: "games" })],
  [/^\/ladder\/?$/, () => ({ name: "ladder" })],
  [/^\/friends\/?$/, () => ({ name: "friends" })],
  [/^\/daily\/?$/, () => ({ name: "daily" })],
  [/^\/tournaments\/?$/, () => ({ name: "tournaments" })],
  [/^\/tournament\/([A-Za-z0-9_-]+)\/?$/, (id) => ({ name: "tournament", id })],
  [/^\/puzzles\/?$/, () => ({ name: "puzzles" })],
  [/^\/puzzles\/([1-9]\d{0,5})\/?$/, (number) => ({ name: "puzzle", number: Number(number) })],
  [/^\/p\/([^/]+)\/?$/, (person) => ({ name: "profile", person: decoded(person) })],
  [/^\/replay\/?$/, () => ({ name: "replay", id: null })],
  [/^\/t\/([A-Za-z0-9_-]+)\/replay\/?$/, (id) => ({ name: "replay", id })],
  [/^\/study\/([A-Za-z0-9_-]+)\/?$/, (id) => ({ name: "study", id })],
  [/^\/t\/([A-Za-z0-9_-]+)\/?$/, (id) => ({ name: "table", id })],
];

/** A part of an address as it was meant; one that was cut off within a letter, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function page(): Page {
  for (const [pattern, of] of PLACES) {
    const found = pattern.exec(path);
    if (found) return of(found[1] ?? "");
  }
  return { name: "nothing" };
}

/** The address of somebody's profile. */
export const profilePath = (name: string): string => `/p/${encodeURIComponent(name)}`;

/** Shows a page; `instead` of the present one, where going back to that one would only lead here again. */
export function go(to: string, { instead = false } = {}): void {
  navigate(to, instead);
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
