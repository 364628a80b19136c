/** Registers the service worker after the page has loaded, so that the next start works offline. */
import { resolve } from "./paths";

/** Delay of the registration in milliseconds, so that the page loads first. */
const DELAY = 4_000;

/** Register the service worker. The caller passes the language, because a browser's translator changes the document's `lang`. */
export function registerServiceWorker(language: () => string): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  setTimeout(() => void installServiceWorker(language()).catch(() => undefined), DELAY);
}

/** Register the service worker, and wait until it has stored the client. It then stores the texts of a language. */
export async function installServiceWorker(language: string): Promise<void> {
  await navigator.serviceWorker.register(resolve("/worker.js"));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(language);
}
