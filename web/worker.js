/**
 * The service worker: the client starts without a network, and what was read before can be read again. `worker.ts`
 * puts in what was built. A new version is fetched beside the old one, which pages that are open go on with, also the
 * first one, which came before there was any worker; it takes over when the last of them is closed.
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
/** The list of the puzzles, and those that were seen or are due next. */
const PUZZLES = "puzzles";
/** So many of them are kept, the list among them. */
const PUZZLES_KEPT = 60;
/** Days, from today on, whose puzzle is kept before it is asked for. */
const DAYS = 3;
/** Milliseconds after which a page that the network does not bring comes from here. */
const PATIENCE = 4_000;

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
    // Whoever leaves this browser leaves no games in it.
    if (/^\/api\/(logout|account\/delete|me\/delete)$/.test(pathname)) {
      event.waitUntil(Promise.all([caches.delete(GAMES), caches.delete(PUZZLES)]));
    }
  } else if (request.mode === "navigate") {
    if (!/^\/(api|schema|metrics|healthz|readyz)\b/.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/") || FILES.includes(pathname)) event.respondWith(file(request));
  else if (/^\/api\/tables\/[^/]+\/replay$/.test(pathname)) event.respondWith(kept(request, GAMES, KEPT));
  else if (/^\/api\/puzzles(\/\d+)?$/.test(pathname)) event.respondWith(kept(request, PUZZLES, PUZZLES_KEPT));
});

/** Shows a notice; a later one of the same table takes its place. */
async function show(notice) {
  if (!notice) return;
  const { title, body, path, tag } = notice;
  await registration.showNotification(title, { body, tag, renotify: true, data: path, icon: "/icon-192.png" });
}

/** Subscribes again where the push service has ended or replaced the subscription, and registers it at the server. */
async function renew() {
  const known = await fetch("/api/account/notices");
  if (!known.ok) return; // nobody is logged in here any more
  const { key } = await known.json();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/account/pushes", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

/** Leads to the page that a notice is about: to one that is open there, else to a new one. */
async function open(notification) {
  notification.close();
  const to = new URL(notification.data ?? "/", location.origin);
  if (to.origin !== location.origin) return;
  for (const page of await clients.matchAll({ type: "window" })) {
    if (new URL(page.url).pathname !== to.pathname) continue;
    const shown = await page.focus().catch(() => null); // which the browser may refuse
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

/** The puzzles of the coming days, with the list that says which they are. */
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

/** What the network has, of which the newest are kept; without a network, what was kept. */
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

/** Return a stored answer without its date, from which a page would read the server's time. */
function undated({ body, status, headers }) {
  return new Response(body, { status, headers: [...headers].filter(([name]) => name !== "date") });
}
