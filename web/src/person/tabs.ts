/** This browser's other tabs are told when it is somebody else from now on: their lines were opened as who it was before. */
const CHANNEL = "tongiaki.person";

/** The channel to the other tabs. Null in browsers that have none, or refuse it together with cookies. */
function channelToTabs(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

export function tellOtherTabs(): void {
  const channel = channelToTabs();
  channel?.postMessage(null);
  channel?.close();
}

/** Calls `act` whenever another tab has told so, until the function that is returned is called. */
export function whenPersonChanges(act: () => void): () => void {
  const channel = channelToTabs();
  if (channel) channel.onmessage = act;
  return () => channel?.close();
}
