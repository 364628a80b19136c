/** This browser's subscription to notices, which its service worker shows while no page is open. */

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser can show notices at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The subscription that there is; null if there is none. */
export async function subscription(): Promise<Subscription | null> {
  if (!canPush() || Notification.permission !== "granted") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return told(await worker?.pushManager.getSubscription());
}

/** Subscribes, for the server of this key; null if the reader, or the browser, does not want to. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/worker.js");
  const worker = await navigator.serviceWorker.ready;
  try {
    return told(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch {
    return null;
  }
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
