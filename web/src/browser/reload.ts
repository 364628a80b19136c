/**
 * Reloads the page if the server has a newer client and files of this one are missing. The page is only reloaded after
 * a click or key press that needs such a file. Unsaved state is kept in the tab (see `storeInTab`).
 */
import { resolve } from "./paths";
import { storeInTab, loadFromTab } from "./storage";

export function reloadForNewClient(): void {
  addEventListener("vite:preloadError", () => {
    // Also reload if the browser does not report user activation.
    if ((navigator as { userActivation?: UserActivation }).userActivation?.isActive ?? true)
      void reloadOnce().catch(() => undefined);
  });
}

/** Reload the page, but only once for each newer client. */
export async function reloadOnce(): Promise<void> {
  const answer = await fetch(resolve("/"), { cache: "no-store" });
  const newest = answer.ok ? mainScript(new DOMParser().parseFromString(await answer.text(), "text/html")) : null;
  if (newest === null || newest === mainScript(document) || newest === loadFromTab("renewed")) return;
  storeInTab("renewed", newest);
  location.reload();
}

/** Reload the page if the server can be reached. */
export async function reloadWhenOnline(): Promise<void> {
  const answer = await fetch(resolve("/"), { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

/** Return the path of a page's first script, which is different in every version of the client. */
const mainScript = (page: Document): string | null =>
  page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
