/**
 * The service worker: the client starts offline, and games and puzzles that were opened before can be opened again.
 * `worker.ts` inserts the list of built files. A new version is cached in addition to the old one, which open pages
 * continue to use. The new version takes over when the last of them is closed.
 */
const BUILT = "__BUILT__";
/** The address of the client's folder, and the path of that folder. Both end with a slash. */
const HOME = new URL("./", location.href).href;
const BASE = new URL(HOME).pathname;
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
/** The cache of the files of games on this device, if the user has asked for them. */
const DEVICE = "device";
const DEVICE_LIST = `${BASE}device/manifest.json`;
/** The scripts of this version's workers. */
const WORKERS = JSON.parse("__WORKERS__");
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
  if (!request.url.startsWith(HOME)) return;
  const path = pathOf(request.url);
  if (request.method !== "GET") {
    // After a logout, no games stay in this browser.
    if (/^api\/(logout|account\/delete|me\/delete)$/.test(path)) {
      event.waitUntil(Promise.all([caches.delete(GAMES), caches.delete(PUZZLES)]));
    }
  } else if (request.mode === "navigate") {
    if (!/^(api|schema|metrics|healthz|readyz|docs)\b/.test(path)) event.respondWith(page(request));
  } else if (path.startsWith("assets/") || FILES.includes(path)) event.respondWith(file(request));
  else if (/^device\/./.test(path)) event.respondWith(deviceFile(request));
  else if (/^api\/tables\/[^/]+\/replay$/.test(path)) event.respondWith(kept(request, GAMES, KEPT));
  else if (/^api\/puzzles(\.json|\/\d+)?$/.test(path)) event.respondWith(kept(request, PUZZLES, PUZZLES_KEPT));
});

/** Return the path of an address in the client's folder, such as `api/puzzles`. */
function pathOf(address) {
  return new URL(address).pathname.slice(BASE.length);
}

/** Show a notification. It replaces an earlier one of the same table. */
async function show(notice) {
  if (!notice) return;
  const { title, body, path, tag } = notice;
  await registration.showNotification(title, { body, tag, renotify: true, data: path, icon: `${BASE}icon-192.png` });
}

/** Subscribe again after the push service has ended or replaced the subscription, and register it at the server. */
async function renew() {
  const known = await fetch(`${BASE}api/account/notices`);
  if (!known.ok) return; // no account is logged in
  const { key } = await known.json();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await fetch(`${BASE}api/account/pushes`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

/** Open the page of a notification: focus an open one, or else open a new one. */
async function open(notification) {
  notification.close();
  const to = new URL(notification.data ?? BASE, location.origin);
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
  await cache.addAll(["", ...FILES].map((path) => BASE + path));
  // An update of the client brings the new files for games on this device. Open pages still use the old ones.
  if (await caches.has(DEVICE)) await addDeviceFiles().catch(() => undefined);
}

async function clear() {
  for (const name of await caches.keys())
    if (![SHELL, GAMES, PUZZLES, DEVICE].includes(name)) await caches.delete(name);
  if (await caches.has(DEVICE)) await removeOldDeviceFiles();
}

/** Return the addresses that a list of files for games on this device names. */
async function deviceFiles(list) {
  const { files } = await list.json();
  const names = Object.entries(files).map(([name, { packed }]) => `device/${name}${packed ? ".gz" : ""}`);
  return [...names, ...WORKERS].map((name) => BASE + name);
}

/** Add the files of this version for games on this device. The list of files comes last. */
async function addDeviceFiles() {
  const cache = await caches.open(DEVICE);
  const list = await fetch(DEVICE_LIST, { cache: "no-cache" });
  if (!list.ok) return;
  for (const path of await deviceFiles(list.clone())) if (!(await cache.match(path))) await cache.add(path);
  await cache.put(DEVICE_LIST, list);
}

async function removeOldDeviceFiles() {
  const cache = await caches.open(DEVICE);
  const list = await cache.match(DEVICE_LIST);
  if (!list) return;
  const current = [DEVICE_LIST, ...(await deviceFiles(list))];
  for (const { url } of await cache.keys()) if (!current.includes(new URL(url).pathname)) await cache.delete(url);
}

/** Return a file of games on this device: the stored one, if the user has made them available offline. */
async function deviceFile(request) {
  return (await caches.match(request, { cacheName: DEVICE, ignoreVary: true })) ?? fetch(request);
}

/** Cache all texts in a page's language. */
async function add(language) {
  const cache = await caches.open(SHELL);
  const wanted = TEXTS.filter((path) => path.startsWith(`assets/${language}-`)).map((path) => BASE + path);
  for (const path of wanted) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

/** Return the page from the network, which names the newest files, or else from the cache. */
async function page(request) {
  const stored = await caches.match(BASE, { cacheName: SHELL, ignoreVary: true });
  const kept = stored && (await rebased(stored));
  const late = new Promise((resolve) => kept && setTimeout(() => resolve(kept.clone()), PAGE_TIMEOUT));
  return Promise.race([fetch(request).catch(() => kept ?? Response.error()), late]);
}

/** Return the page of the front page for any address: a site without a server names its base relative to the page. */
async function rebased(response) {
  const text = await response.text();
  const page = text.replace(/<base href="[^"]*"/, `<base href="${BASE}"`);
  const headers = new Headers(response.headers);
  // The text is no longer compressed, and its length may differ.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(page, { status: response.status, headers });
}

/** Return a file of the client, from the cache if possible: its name changes with its content. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request, fresh.clone());
  return fresh;
}

/** Cache the puzzles of the next days, and the list of puzzles. A site without a server has only the list. */
async function ahead() {
  const page = await caches.match(BASE, { cacheName: SHELL, ignoreVary: true });
  if ((await page?.text())?.includes("<html data-site")) {
    await kept(new Request(`${BASE}api/puzzles.json`), PUZZLES, PUZZLES_KEPT);
    return;
  }
  const list = await kept(new Request(`${BASE}api/puzzles`), PUZZLES, PUZZLES_KEPT);
  if (!list.ok) return;
  const { day: today, puzzles } = await list.json();
  const cache = await caches.open(PUZZLES);
  const offered = puzzles.flatMap(({ dropped }, i) => (dropped ? [] : [i + 1]));
  for (let day = today; day < today + DAYS; day += 1) {
    const request = new Request(`${BASE}api/puzzles/${offered[day % offered.length]}`);
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
