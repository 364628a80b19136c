/** Has the service worker installed once the page has come to rest: the next start needs no network. */

/** Milliseconds that everything else has first. */
const LATER = 4_000;

export function startOffline(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  setTimeout(() => void install().catch(() => undefined), LATER);
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(document.documentElement.lang);
}
