/** Notifies this browser's other tabs when the user changes: their connections belong to the previous user. */
const CHANNEL = "tongiaki.person";

/** Returns a channel to the other tabs; null in browsers that lack it or block it together with cookies. */
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
