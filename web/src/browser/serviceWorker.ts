/** Has the service worker installed once the page has come to rest: the next start needs no network. */

/** Milliseconds that everything else has first. */
const LATER = 4_000;

/** A translator of the browser changes `lang` of the document: so the language of the texts comes from the caller. */
export function registerServiceWorker(language: () => string): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  setTimeout(() => void install(language()).catch(() => undefined), LATER);
}

async function install(language: string): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(language);
}
