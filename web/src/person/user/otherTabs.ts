/** Notifies other tabs of this browser when the user changes, because their connections belong to the previous user. */
const CHANNEL = "tongiaki.person";

/** Returns a channel to the other tabs, or null if the browser does not support it or blocks it along with cookies. */
function channelToTabs(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

export function notifyOtherTabs(): void {
  const channel = channelToTabs();
  channel?.postMessage(null);
  channel?.close();
}

/** Registers a callback for user changes in other tabs; returns a function that removes it. */
export function onUserChange(callback: () => void): () => void {
  const channel = channelToTabs();
  if (channel) channel.onmessage = callback;
  return () => channel?.close();
}
