/** This browser's other tabs are told when it is somebody else from now on: their lines were opened as who it was before. */
const CHANNEL = "tongiaki.person";

export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `act` whenever another tab has told so, until the function that is returned is called. */
export function whenPersonChanges(act: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = act;
  return () => channel.close();
}
