/** What was used last: the keyboard, then the focus goes where the next press is due; or a finger. */
export const hands = { onKeys: false, byFinger: false };

addEventListener("keydown", () => (hands.onKeys = true), { capture: true });
addEventListener(
  "pointerdown",
  (event) => {
    hands.onKeys = false;
    hands.byFinger = event.pointerType === "touch";
  },
  { capture: true },
);
addEventListener(
  "pointermove",
  (event) => {
    if (event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0)) hands.byFinger = false;
  },
  { capture: true, passive: true },
);

/**
 * Whether a mouse came there or went. After a finger's tap browsers imagine a mouse where it was, which comes and goes
 * as the page changes under it: that one shows and hides nothing.
 */
export function byMouse(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && !hands.byFinger;
}
