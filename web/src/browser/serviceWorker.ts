/** Registers the service worker after the page has loaded, so that the next start works offline. */

/** Delay of the registration in milliseconds, so that the page loads first. */
const DELAY = 4_000;

/** Register the service worker. The caller passes the language, because a browser's translator changes the document's `lang`. */
export function registerServiceWorker(language: () => string): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  setTimeout(() => void install(language()).catch(() => undefined), DELAY);
}

async function install(language: string): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(language);
}
