/**
 * The service worker: the client starts without a network, and what was read before can be read again. `worker.ts`
 * puts in what was built. A new version is fetched beside the old one, which pages that are open go on with, and takes
 * over when the last of them is closed.
 */
const BUILT = "__BUILT__";
const FILES = JSON.parse("__FILES__");
/** Texts, of which each reader needs those in one language. */
const TEXTS = JSON.parse("__TEXTS__");
const SHELL = `client-${BUILT}`;
/** Games that were seen: they can be seen again. */
const GAMES = "games";
/** So many of them are kept. */
const KEPT = 30;
/** Milliseconds after which a page that the network does not bring comes from here. */
const PATIENCE = 4_000;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(clear()));
addEventListener("message", (event) => event.waitUntil(add(event.data)));
addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method !== "GET") {
    // Whoever leaves this browser leaves no games in it.
    if (/^\/api\/(logout|account\/delete|me\/delete)$/.test(pathname)) event.waitUntil(caches.delete(GAMES));
  } else if (request.mode === "navigate") {
    if (!/^\/(api|schema|metrics|healthz|readyz)\b/.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/") || FILES.includes(pathname)) event.respondWith(file(request));
  else if (/^\/api\/tables\/[^/]+\/replay$/.test(pathname)) event.respondWith(game(request));
});

/** Shows a notice; a later one of the same table takes its place. */
async function show(notice) {
  if (!notice) return;
  const { title, body, path, tag } = notice;
  await registration.showNotification(title, { body, tag, renotify: true, data: path, icon: "/icon-192.png" });
}

/** Leads to the page that a notice is about: to one that is open there, else to a new one. */
async function open(notification) {
  notification.close();
  const to = new URL(notification.data ?? "/", location.origin);
  if (to.origin !== location.origin) return;
  for (const page of await clients.matchAll({ type: "window" })) {
    if (new URL(page.url).pathname === to.pathname) return page.focus();
  }
  return clients.openWindow(to.href);
}

async function fill() {
  const cache = await caches.open(SHELL);
  await cache.addAll(["/", ...FILES]);
}

async function clear() {
  for (const name of await caches.keys()) if (name !== SHELL && name !== GAMES) await caches.delete(name);
}

/** Keeps all texts in the language that a page is shown in. */
async function add(language) {
  const cache = await caches.open(SHELL);
  const wanted = TEXTS.filter((path) => path.startsWith(`/assets/${language}-`));
  for (const path of wanted) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

/** The page as the network has it, which names the newest files; else the one that was kept. */
async function page(request) {
  const kept = await caches.match("/", { cacheName: SHELL, ignoreVary: true });
  const late = new Promise((resolve) => kept && setTimeout(() => resolve(kept.clone()), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept ?? Response.error()), late]);
}

/** A file of the client: its name changes with its contents. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request, fresh.clone());
  return fresh;
}

async function game(request) {
  const cache = await caches.open(GAMES);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      await cache.put(request, fresh.clone());
      for (const old of (await cache.keys()).slice(0, -KEPT)) await cache.delete(old);
    }
    return fresh;
  } catch {
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
  }
}
