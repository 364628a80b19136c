/** This browser's subscription to notices, which its service worker shows while no page is open. */

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser can show notices at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The subscription for the server of this key; null if there is none. One for another key is replaced. */
export async function subscription(key: string): Promise<Subscription | null> {
  if (!canPush() || Notification.permission !== "granted") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  if (!worker || !found) return null;
  return told(isFor(found, key) ? found : await replace(worker.pushManager, key));
}

/** Subscribes, for the server of this key; null if the reader, or the browser, does not want to. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/worker.js");
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.getSubscription();
  return told(found && isFor(found, key) ? found : await replace(worker.pushManager, key));
}

/** Subscribes again; null if the browser does not. A subscription for another key is ended first: it forbids this. */
async function replace(manager: PushManager, key: string): Promise<PushSubscription | null> {
  try {
    await (await manager.getSubscription())?.unsubscribe();
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null;
  }
}

/** Whether a subscription was made for the server of this key; some browsers do not tell, and are believed. */
function isFor(found: PushSubscription, key: string): boolean {
  const own = found.options?.applicationServerKey;
  if (!own) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "") === key;
}

/** Ends the subscription: the push service takes nothing for it any more. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function told(found: PushSubscription | null | undefined): Subscription | null {
  const { endpoint, keys } = found?.toJSON() ?? {};
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}
