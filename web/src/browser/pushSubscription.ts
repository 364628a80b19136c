/** This browser's push subscription. The service worker shows notifications while no page is open. */
import { resolve } from "./paths";

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Return whether this browser supports push notifications. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Return the push subscription for the server with this key, or null. A subscription for another key is replaced. */
export async function subscription(key: string): Promise<Subscription | null> {
  if (!canPush() || Notification.permission !== "granted") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!worker || !subscription) return null;
  return toSubscription(isFor(subscription, key) ? subscription : await replace(worker.pushManager, key));
}

/** Subscribe to the notifications of the server with this key. Return null if the reader or the browser refuses. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(resolve("/worker.js"));
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  return toSubscription(
    subscription && isFor(subscription, key) ? subscription : await replace(worker.pushManager, key),
  );
}

/**
 * Subscribe again. Return null on failure. A subscription for another key is ended first, because it would block the
 * new one.
 */
async function replace(manager: PushManager, key: string): Promise<PushSubscription | null> {
  try {
    await (await manager.getSubscription())?.unsubscribe();
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null;
  }
}

/** Return whether a subscription belongs to this key; true if the browser does not report the subscription's key. */
function isFor(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options?.applicationServerKey;
  if (!own) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "") === key;
}

/** End the subscription, so that the push service rejects messages for it. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function toSubscription(subscription: PushSubscription | null | undefined): Subscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}
