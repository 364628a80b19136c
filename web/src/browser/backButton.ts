/**
 * Back closes what lies open over the page before it leaves the page, as on a phone, where it is a key: an entry of the
 * history stands for it. Closing it otherwise goes nowhere in the history, which would end a navigation that has
 * begun: the entry waits for whatever is opened next, and whoever goes back then is taken past it.
 */

interface Layer {
  close(): void;
  /** Whether it is open still: a dialog says with the next frame only that it was closed. */
  open(): boolean;
}

const layers: Layer[] = [];
/** Whether the history's present entry is such a one, and the address that it was made at. */
let above = marked();
let address = location.href;

function marked(): boolean {
  return (history.state as { over?: boolean } | null)?.over === true;
}

function mark(): void {
  if (above) return;
  history.pushState({ over: true }, "");
  [above, address] = [true, location.href];
}

/** Something lies open over the page now, which `close` closes. Give it up by what is returned, once it is closed. */
export function closeOnBack(close: () => void, open = () => true): () => void {
  const layer = { close, open };
  layers.push(layer);
  mark();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** Goes to another page of the client; an entry that only stood for something open makes way. */
export function navigate(to: string, instead: boolean): void {
  if (instead || above) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  [above, address] = [false, location.href];
}

function back(): void {
  const was = above;
  above = marked();
  if (!was || above || location.href !== address) return;
  const layer = layers.findLast((one) => one.open());
  if (!layer) history.back();
  else {
    layers.splice(layers.indexOf(layer));
    layer.close();
    if (layers.some((one) => one.open())) mark();
  }
}

/** Dialogs, whichever they are, by the event that they send. */
function toggled(event: Event): void {
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

addEventListener("popstate", back);
document.addEventListener("toggle", toggled, true);
