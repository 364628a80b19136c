/** Draws the reader's attention from outside the page: the icon in the tab, the badge of the app, a notification. */

interface Badge {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const plain = icon?.href ?? "";
/** The icon with a dot: it is the reader's turn. */
const dotted = plain.replace(
  "%3C/svg%3E",
  "%3Ccircle cx='25' cy='7' r='6.5' fill='%23c8372d' stroke='%23fff' stroke-width='1.5'/%3E%3C/svg%3E",
);

/** Marks the page's icon and the app's, or takes the mark away. */
export function setTurnBadge(on: boolean): void {
  if (icon) icon.href = on ? dotted : plain;
  const badge = navigator as Badge;
  void (on ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => undefined);
}

/** Asks whether notifications may be shown; false if not, or where there are none. */
export const requestPermission = async (): Promise<boolean> =>
  "Notification" in window && (await Notification.requestPermission()) === "granted";

/** Shows a notification, which leads back to the page; one for each table at the most. */
export function showNotification(text: string, table: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(text, { tag: table, icon: "/icon-192.png" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Where only a service worker may show one.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(text, { tag: table, icon: "/icon-192.png", data: `/t/${table}` }))
      .catch(() => undefined);
  }
}
