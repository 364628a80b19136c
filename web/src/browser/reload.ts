/**
 * The server has a newer client than this page: a file that is only needed now is gone. Where a press needs it, the page
 * is loaded anew, and what it held is kept (see `storeInTab`).
 */
import { storeInTab, loadFromTab } from "./storage";

export function reloadForNewClient(): void {
  addEventListener("vite:preloadError", () => {
    // Where the browser does not report presses, the page is reloaded, too.
    if ((navigator as { userActivation?: UserActivation }).userActivation?.isActive ?? true)
      void renew().catch(() => undefined);
  });
}

/** Loads the page anew, once for each newer client that the server has. */
async function renew(): Promise<void> {
  const answer = await fetch("/", { cache: "no-store" });
  const newest = answer.ok ? begins(new DOMParser().parseFromString(await answer.text(), "text/html")) : null;
  if (newest === null || newest === begins(document) || newest === loadFromTab("renewed")) return;
  storeInTab("renewed", newest);
  location.reload();
}

/** Loads the page anew, as soon as the server is there; else it stays as it is. */
export async function reloadWhenOnline(): Promise<void> {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

/** The file that a page begins with: its name changes with its contents. */
const begins = (page: Document): string | null =>
  page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
