/**
 * The service worker: the client starts offline, and games and puzzles that were opened before can be opened again.
 * `worker.ts` inserts the list of built files. A new version is cached in addition to the old one, which open pages
 * continue to use. The new version takes over when the last of them is closed.
 */
const BUILT = "__BUILT__";
const FILES = JSON.parse("__FILES__");
/** The files with texts of all languages. Only those of the reader's language are cached. */
const TEXTS = JSON.parse("__TEXTS__");
const SHELL = `client-${BUILT}`;
/** The cache of opened games. */
const GAMES = "games";
/** Maximum number of cached games. */
const KEPT = 30;
/** The cache of the list of puzzles, and of puzzles that were opened or are due next. */
const PUZZLES = "puzzles";
/** Maximum number of entries in that cache, including the list. */
const PUZZLES_KEPT = 60;
/** Number of days, from today on, whose puzzles are cached in advance. */
const DAYS = 3;
/** Milliseconds without a response after which a page comes from the cache. */
const PAGE_TIMEOUT = 4_000;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(clear().then(() => clients.claim())));
addEventListener("message", (event) => event.waitUntil(Promise.all([add(event.data), ahead()])));
addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew()));
addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method !== "GET") {
    // After a logout, no games stay in this browser.
    if (/^\/api\/(logout|account\/delete|me\/delete)$/.test(pathname)) {
      event.waitUntil(Promise.all([caches.delete(GAMES), caches.delete(PUZZLES)]));
    }
  } else if (request.mode === "navigate") {
    if (!/^\/(api|schema|metrics|healthz|readyz)\b/.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/") || FILES.includes(pathname)) event.respondWith(file(request));
  else if (/^\/api\/tables\/[^/]+\/replay$/.test(pathname)) event.respondWith(kept(request, GAMES, KEPT));
  else if (/^\/api\/puzzles(\/\d+)?$/.test(pathname)) event.respondWith(kept(request, PUZZLES, PUZZLES_KEPT));
});

/** Show a notification. It replaces an earlier one of the same table. */
async function show(notice) {
  if (!notice) return;
  const { title, body, path, tag } = notice;
  await registration.showNotification(title, { body, tag, renotify: true, data: path, icon: "/icon-192.png" });
}

/** Subscribe again after the push service has ended or replaced the subscription, and register it at the server. */
async function renew() {
  const known = await fetch("/api/account/notices");
  if (!known.ok) return; // no account is logged in
  const { key } = await known.json();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/account/pushes", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

/** Open the page of a notification: focus an open one, or else open a new one. */
async function open(notification) {
  notification.close();
  const to = new URL(notification.data ?? "/", location.origin);
  if (to.origin !== location.origin) return;
  for (const page of await clients.matchAll({ type: "window" })) {
    if (new URL(page.url).pathname !== to.pathname) continue;
    const shown = await page.focus().catch(() => null); // the browser may refuse to navigate another tab
    if (shown) return shown.navigate(to.href).catch(() => undefined);
  }
  return clients.openWindow(to.href);
}

async function fill() {
  const cache = await caches.open(SHELL);
  await cache.addAll(["/", ...FILES]);
}

async function clear() {
  for (const name of await caches.keys()) if (![SHELL, GAMES, PUZZLES].includes(name)) await caches.delete(name);
}

/** Cache all texts in a page's language. */
async function add(language) {
  const cache = await caches.open(SHELL);
  const wanted = TEXTS.filter((path) => path.startsWith(`/assets/${language}-`));
  for (const path of wanted) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

/** Return the page from the network, which names the newest files, or else from the cache. */
async function page(request) {
  const kept = await caches.match("/", { cacheName: SHELL, ignoreVary: true });
  const late = new Promise((resolve) => kept && setTimeout(() => resolve(kept.clone()), PAGE_TIMEOUT));
  return Promise.race([fetch(request).catch(() => kept ?? Response.error()), late]);
}

/** Return a file of the client, from the cache if possible: its name changes with its content. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request, fresh.clone());
  return fresh;
}

/** Cache the puzzles of the next days, and the list of puzzles. */
async function ahead() {
  const list = await kept(new Request("/api/puzzles"), PUZZLES, PUZZLES_KEPT);
  if (!list.ok) return;
  const { day: today, puzzles } = await list.json();
  const cache = await caches.open(PUZZLES);
  for (let day = today; day < today + DAYS; day += 1) {
    const request = new Request(`/api/puzzles/${(day % puzzles.length) + 1}`);
    if (!(await cache.match(request, { ignoreVary: true }))) await kept(request, PUZZLES, PUZZLES_KEPT);
  }
}

/** Return a response from the network and cache it, or else the cached one. Only the newest entries are kept. */
async function kept(request, name, count) {
  const cache = await caches.open(name);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      await cache.put(request, fresh.clone());
      for (const old of (await cache.keys()).slice(0, -count)) await cache.delete(old);
    }
    return fresh;
  } catch {
    const stored = await cache.match(request, { ignoreVary: true });
    return stored ? undated(stored) : Response.error();
  }
}

/** Return a cached response without its date, which a page would use as the server's time. */
function undated({ body, status, headers }) {
  return new Response(body, { status, headers: [...headers].filter(([name]) => name !== "date") });
}
