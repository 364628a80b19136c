/** The pages, each loaded when it is needed or shortly before. */
import type { Component } from "svelte";
import type { Page } from "../browser/router.svelte";

export const tablePage = () => import("../table/TablePage.svelte");
/** Load the front page's picture, after the table's page: most people go on to a table. */
export const picture = () =>
  tablePage()
    .catch(() => undefined)
    .then(() => import("../lobby/Hero.svelte"));
export const invited = () => import("../person/friends/InvitationBanner.svelte");

/** A page to load: the key that identifies it, its import, and its properties. */
export interface Fetched {
  readonly key: string;
  readonly from: () => Promise<{ default: Component }>;
  readonly given: Record<never, never>;
}

/** Bind a page to its properties. */
function fetched<Given extends Record<string, unknown>>(
  from: () => Promise<{ default: Component<Given> }>,
  given: Given,
): Omit<Fetched, "key"> {
  return { from: from as unknown as Fetched["from"], given };
}

function found(here: Page): Omit<Fetched, "key"> | null {
  switch (here.name) {
    case "table":
      return fetched(tablePage, { id: here.id });
    case "replay":
      return fetched(() => import("../replay/ReplayPage.svelte"), { id: here.id });
    case "study":
      return fetched(() => import("../study/StudyPage.svelte"), { id: here.id });
    case "manual":
    case "strategy":
      return fetched(() => import("../manual/ManualPage.svelte"), { chapter: here.name });
    case "tutorial":
      return fetched(() => import("../learn/TutorialPage.svelte"), {});
    case "puzzles":
      return fetched(() => import("../learn/PuzzlesPage.svelte"), {});
    case "puzzle":
      return fetched(() => import("../learn/PuzzlePage.svelte"), { number: here.number });
    case "daily":
      return fetched(() => import("../events/DailyPage.svelte"), {});
    case "tournaments":
      return fetched(() => import("../events/TournamentsPage.svelte"), {});
    case "tournament":
      return fetched(() => import("../events/TournamentPage.svelte"), { id: here.id });
    case "account":
      return fetched(() => import("../person/account/AccountPage.svelte"), {});
    case "friends":
      return fetched(() => import("../person/friends/FriendsPage.svelte"), {});
    case "games":
      return fetched(() => import("../person/games/GamesPage.svelte"), {});
    case "ladder":
      return fetched(() => import("../person/profile/LadderPage.svelte"), {});
    case "reset":
      return fetched(() => import("../person/account/PasswordResetPage.svelte"), {});
    case "mail":
      return fetched(() => import("../person/account/EmailLinkPage.svelte"), {});
    case "profile":
      return fetched(() => import("../person/profile/ProfilePage.svelte"), { name: here.person });
    default:
      return null;
  }
}

/** Return the component of a page. Null for the front page, which is always loaded, and for unknown pages. */
export function fetchedPage(here: Page): Fetched | null {
  const page = found(here);
  return page && { key: JSON.stringify(here), ...page };
}
