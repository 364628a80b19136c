/** Whether the last thing used was the keyboard: then the focus goes where the next press is due. */
export const hands = { onKeys: false };

addEventListener("keydown", () => (hands.onKeys = true), { capture: true });
addEventListener("pointerdown", () => (hands.onKeys = false), { capture: true });
