/** Handing a link to another app of the device. */

/** Whether the browser can do it: plain http and most computers have no such function. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Opens the device's own dialog for sharing. Returns false if it cannot be opened; closing it is no failure. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
