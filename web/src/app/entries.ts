/** The entries of the navigation bar, and the pages that belong to each. */
import { resolve } from "../browser/paths";

export interface Entry {
  /** The name of the entry. `nav-` and the name are the id of its text. */
  readonly name: "play" | "today" | "puzzles" | "learn" | "watch" | "you";
  /** The address of the entry's own page. */
  readonly href: string;
  /** The names of all pages of the entry; see `pages.ts`. */
  readonly pages: readonly string[];
}

/** All entries, in order. */
export const ENTRIES: readonly Entry[] = [
  { name: "play", href: resolve("/"), pages: ["lobby", "tournaments", "tournament", "device"] },
  { name: "today", href: resolve("/today"), pages: ["today", "daily"] },
  { name: "puzzles", href: resolve("/puzzles"), pages: ["puzzles"] },
  { name: "learn", href: resolve("/learn"), pages: ["learn", "manual", "strategy"] },
  { name: "watch", href: resolve("/watch"), pages: ["watch", "games"] },
  {
    name: "you",
    href: resolve("/you"),
    pages: ["you", "profile", "ladder", "friends", "account", "reset", "mail"],
  },
];

/** Pages without the bar. They have one back control instead. */
const WITHOUT_BAR: ReadonlySet<string> = new Set(["table", "device-game", "tutorial", "puzzle", "replay", "study"]);

/** Return whether a page has the bar. */
export const hasBar = (page: string): boolean => !WITHOUT_BAR.has(page);

/**
 * Return the value of `aria-current` for an entry's link: `page` on the entry's own page, `true` on its other pages.
 */
export function currentMark(entry: Entry, page: string): "page" | "true" | undefined {
  if (entry.pages[0] === page) return "page";
  return entry.pages.includes(page) ? "true" : undefined;
}
