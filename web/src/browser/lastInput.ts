/** The device of the last input. If it was the keyboard, the focus moves to the next control that is needed. */
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
 * Return whether a real mouse caused an event. After a tap, browsers simulate a mouse at that point, which enters and
 * leaves elements as the page changes. Those events are ignored.
 */
export function isMouse(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && !lastInput.byFinger;
}
