/** What was used last: the keyboard, then the focus goes where the next press is due; or a finger. */
export const lastInput = { onKeys: false, byFinger: false };

addEventListener("keydown", () => (lastInput.onKeys = true), { capture: true });
addEventListener(
  "pointerdown",
  (event) => {
    lastInput.onKeys = false;
    lastInput.byFinger = event.pointerType === "touch";
  },
  { capture: true },
);
addEventListener(
  "pointermove",
  (event) => {
    if (event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0)) lastInput.byFinger = false;
  },
  { capture: true, passive: true },
);

/**
 * Whether a mouse came there or went. After a finger's tap browsers imagine a mouse where it was, which comes and goes
 * as the page changes under it: that one shows and hides nothing.
 */
export function isMouse(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && !lastInput.byFinger;
}
