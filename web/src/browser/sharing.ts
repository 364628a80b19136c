/** Shares a link with another app on the device. */

/** Return whether the browser can share links. Browsers cannot over plain HTTP, and most desktop browsers never can. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Open the device's share dialog. Return false if it cannot be opened. Closing it counts as success. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
