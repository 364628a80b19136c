/** Copying texts to the clipboard. */

/** Copy a text. Return false if the browser refuses: the page then selects the text for the reader to copy. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http has no Clipboard API, and a browser may refuse access. Copying a selection works in both cases.
    return copySelection(text);
  }
}

/** Copy a text by selecting it in a hidden field. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.setAttribute("aria-hidden", "true");
  // 16 pixels: iOS zooms in on a focused field with smaller text.
  Object.assign(field.style, { position: "fixed", top: "0", opacity: "0", fontSize: "16px" });
  // An open dialog makes the rest of the page inert: a field elsewhere cannot be selected.
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, text.length);
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
