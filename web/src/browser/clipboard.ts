/** Copies texts to the clipboard. */

/** Copy a text. Return false if the browser refuses; the page then selects the text, so that the user can copy it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The Clipboard API is missing over plain HTTP, and a browser may refuse access. Copying a selection works in both
    // cases.
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
  // Use 16 pixels, because iOS zooms in on a focused field with smaller text.
  Object.assign(field.style, { position: "fixed", top: "0", opacity: "0", fontSize: "16px" });
  // Add the field to an open dialog: the rest of the page is inert, so that a field elsewhere could not be selected.
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
