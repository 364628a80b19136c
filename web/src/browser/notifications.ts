/** Alerts outside the page: the icon in the tab, the badge of the app, and notifications. */
import { resolve, tablePath } from "./paths";

interface Badge {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const plain = icon?.href ?? "";
/** The icon with a dot, which is shown when it is the reader's turn. */
const dotted = plain.replace(
  "%3C/svg%3E",
  "%3Ccircle cx='25' cy='7' r='6.5' fill='%23c8372d' stroke='%23fff' stroke-width='1.5'/%3E%3C/svg%3E",
);

/** Show or hide the dot on the icons of the page and the app, which means that it is the reader's turn. */
export function setTurnBadge(on: boolean): void {
  if (icon) icon.href = on ? dotted : plain;
  const badge = navigator as Badge;
  void (on ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => undefined);
}

/** Ask for permission to show notifications. Return false if it is denied, or if the browser has no notifications. */
export const requestPermission = async (): Promise<boolean> =>
  "Notification" in window && (await Notification.requestPermission()) === "granted";

/** Show a notification that leads back to the page. It replaces the previous notification of the same table. */
export function showNotification(text: string, table: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(text, { tag: table, icon: resolve("/icon-192.png") });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some browsers allow only a service worker to show notifications.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) =>
        worker?.showNotification(text, {
          tag: table,
          icon: resolve("/icon-192.png"),
          data: resolve(tablePath(table)),
        }),
      )
      .catch(() => undefined);
  }
}
