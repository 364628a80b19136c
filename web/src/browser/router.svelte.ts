import { navigate } from "./backButton";

/** The page that the URL names. A replay without an id shows a record. */
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

const ROUTES: readonly [RegExp, (part: string) => Page][] = [
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

/** Decode a part of a URL. A part with broken encoding is returned unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Return the page of the current URL. */
export function page(): Page {
  for (const [pattern, toPage] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return toPage(match[1] ?? "");
  }
  return { name: "nothing" };
}

/** Return the path of a person's profile. */
export const profilePath = (name: string): string => `/p/${encodeURIComponent(name)}`;

/** Show a page. With `instead`, it replaces the present page in the history. */
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
