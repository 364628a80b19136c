/** The pages: the name, the path pattern and the component of each. Components are loaded on demand. */
import type { Component } from "svelte";
import { isSite } from "../browser/paths";
import { currentParameter, currentPath } from "../browser/router.svelte";

export const tablePage = () => import("../table/TablePage.svelte");
/** Preload the table page first and the front page's picture after it, because most visitors open a table next. */
export const picture = () =>
  tablePage()
    .catch(() => undefined)
    .then(() => import("../lobby/Hero.svelte"));
/** The navigation bar. Games, lessons, puzzles and replays have none, so it is not part of the first files. */
export const bar = () => import("./bar/Bar.svelte");
/** The lists below the picture of the front page. */
export const lists = () =>
  tablePage()
    .catch(() => undefined)
    .then(() => import("../lobby/FrontPageLists.svelte"));
export const loadingBanner = () => import("../localgame/LoadingBanner.svelte");
export const invitationBanner = () => import("../person/friends/InvitationBanner.svelte");

type Load<Properties extends Record<string, unknown>> = () => Promise<{ default: Component<Properties> }>;

/** The page that a URL leads to. */
interface Page {
  readonly name: string;
  /** Imports the component; null for the front page, which is always loaded, and for unknown pages. */
  readonly load: Load<Record<never, never>> | null;
  /** The properties of the component. */
  readonly properties: Record<string, unknown>;
}

interface Route {
  readonly pattern: RegExp;
  /** Creates the page from the text that the pattern's group matched; empty if the pattern has no group. */
  readonly page: (part: string) => Page;
}

/** Declare a page. `properties` derives the component's properties from the text that the pattern's group matched. */
function route<Properties extends Record<string, unknown>>(
  name: string,
  pattern: RegExp,
  load: Load<Properties>,
  properties: (part: string) => Properties,
): Route {
  const page = (part: string): Page => ({
    name,
    load: load as unknown as Load<Record<never, never>>,
    properties: properties(part),
  });
  return { pattern, page };
}

const none = () => ({});
const NOTHING: Page = { name: "nothing", load: null, properties: {} };

const ROUTES: readonly Route[] = [
  { pattern: /^\/$/, page: () => ({ name: "lobby", load: null, properties: {} }) },
  route(
    "manual",
    /^\/manual\/?$/,
    () => import("../manual/ManualPage.svelte"),
    () => ({ chapter: "manual" as const }),
  ),
  route(
    "strategy",
    /^\/manual\/strategy\/?$/,
    () => import("../manual/ManualPage.svelte"),
    () => ({ chapter: "strategy" as const }),
  ),
  route("account", /^\/account\/?$/, () => import("../person/account/AccountPage.svelte"), none),
  route("reset", /^\/reset\/?$/, () => import("../person/account/PasswordResetPage.svelte"), none),
  route("mail", /^\/mail\/?$/, () => import("../person/account/EmailLinkPage.svelte"), none),
  route("tutorial", /^\/tutorial\/?$/, () => import("../learn/TutorialPage.svelte"), none),
  route("games", /^\/games\/?$/, () => import("../person/games/GamesPage.svelte"), none),
  route("ladder", /^\/ladder\/?$/, () => import("../person/profile/LadderPage.svelte"), none),
  route("friends", /^\/friends\/?$/, () => import("../person/friends/FriendsPage.svelte"), none),
  route("today", /^\/today\/?$/, () => import("../today/TodayPage.svelte"), none),
  route("learn", /^\/learn\/?$/, () => import("../learn/LearnPage.svelte"), none),
  route("watch", /^\/watch\/?$/, () => import("../watch/WatchPage.svelte"), none),
  route("you", /^\/you\/?$/, () => import("../person/YouPage.svelte"), none),
  route("daily", /^\/daily\/?$/, () => import("../events/DailyPage.svelte"), none),
  route("tournaments", /^\/tournaments\/?$/, () => import("../events/TournamentsPage.svelte"), none),
  route(
    "tournament",
    /^\/tournament\/([A-Za-z0-9_-]+)\/?$/,
    () => import("../events/TournamentPage.svelte"),
    (id) => ({ id }),
  ),
  route("puzzles", /^\/puzzles\/?$/, () => import("../learn/PuzzlesPage.svelte"), none),
  route(
    "puzzle",
    /^\/puzzles\/([1-9]\d{0,5})\/?$/,
    () => import("../learn/PuzzlePage.svelte"),
    (number) => ({ number: Number(number) }),
  ),
  route(
    "profile",
    /^\/p\/([^/]+)\/?$/,
    () => import("../person/profile/ProfilePage.svelte"),
    (person) => ({ person: decode(person) }),
  ),
  route(
    "replay",
    /^\/replay\/?$/,
    () => import("../replay/ReplayPage.svelte"),
    () => ({ id: null }),
  ),
  route(
    "replay",
    /^\/t\/([A-Za-z0-9_-]+)\/replay\/?$/,
    () => import("../replay/ReplayPage.svelte"),
    (id) => ({ id }),
  ),
  route(
    "study",
    /^\/study\/([A-Za-z0-9_-]+)\/?$/,
    () => import("../study/StudyPage.svelte"),
    (id) => ({ id }),
  ),
  route("device", /^\/device\/?$/, () => import("../localgame/DevicePage.svelte"), none),
  route(
    "device-game",
    /^\/device\/game\/?$/,
    () => import("../localgame/DeviceGamePage.svelte"),
    () => ({ id: requestedId() }),
  ),
  route(
    "replay",
    /^\/device\/replay\/?$/,
    () => import("../replay/ReplayPage.svelte"),
    () => ({ id: requestedId() }),
  ),
  route("table", /^\/t\/([A-Za-z0-9_-]+)\/?$/, tablePage, (id) => ({ id })),
];

/** Return the id in the query of an address such as `/device/game?id=d-abc`; null if it has none. */
function requestedId(): string | null {
  const id = currentParameter("id");
  return id !== null && /^[A-Za-z0-9_-]+$/.test(id) ? id : null;
}

/** Decode a part of a URL. A part with an invalid encoding is returned unchanged. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The paths of the pages that a static site has: those that need no server. */
const ON_SITE = /^\/($|today|learn|manual|tutorial|puzzles|watch|replay|you|device)/;

/** Return the page of the current URL. */
export function currentPage(): Page {
  if (isSite() && !ON_SITE.test(currentPath())) return NOTHING;
  for (const { pattern, page } of ROUTES) {
    const match = pattern.exec(currentPath());
    if (match) return page(match[1] ?? "");
  }
  return NOTHING;
}
