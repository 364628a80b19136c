/**
 * Makes the browser's back button close dialogs and sheets before it leaves the page, as on a phone. An entry is added
 * to the history when a dialog or sheet opens. If it is closed in another way, the entry remains, because going back in
 * the history would cancel a navigation that has begun. The next dialog reuses the entry; otherwise the back button
 * skips it.
 */

interface Layer {
  close(): void;
  /** Returns whether the dialog or sheet is still open. A dialog's close event only fires in the next frame. */
  open(): boolean;
}

const layers: Layer[] = [];
/** Whether the current entry of the history was added for a dialog, and the URL of that entry. */
let onDialogEntry = isDialogEntry();
let address = location.href;

function isDialogEntry(): boolean {
  return (history.state as { over?: boolean } | null)?.over === true;
}

function addEntry(): void {
  if (onDialogEntry) return;
  history.pushState({ over: true }, "");
  [onDialogEntry, address] = [true, location.href];
}

/**
 * Register a dialog or sheet: the back button calls `close`. Return a function that must be called if it is closed in
 * another way.
 */
export function closeOnBack(close: () => void, open = () => true): () => void {
  const layer = { close, open };
  layers.push(layer);
  addEntry();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** Navigate to another page of the client. Replaces the current history entry if it was added for a dialog. */
export function navigate(to: string, instead: boolean): void {
  if (instead || onDialogEntry) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  [onDialogEntry, address] = [false, location.href];
}

function onPopState(): void {
  const was = onDialogEntry;
  onDialogEntry = isDialogEntry();
  if (!was || onDialogEntry || location.href !== address) return;
  const layer = layers.findLast((layer) => layer.open());
  if (!layer) history.back();
  else {
    layers.splice(layers.indexOf(layer));
    layer.close();
    if (layers.some((layer) => layer.open())) addEntry();
  }
}

/** Register each dialog when it opens. */
function onToggle(event: Event): void {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return;
  dialog.addEventListener(
    "close",
    closeOnBack(
      () => (dialog.requestClose ? dialog.requestClose() : dialog.close()),
      () => dialog.open,
    ),
    { once: true },
  );
}

addEventListener("popstate", onPopState);
document.addEventListener("toggle", onToggle, true);
