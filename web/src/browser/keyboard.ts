/**
 * Names of keys. No other module reads `key` or `code` of a keyboard event.
 *
 * Latin letters and signs are identified by their character, at any position of a layout. Other layouts (Russian,
 * Greek, kana, Arabic) and input methods send another letter or none; keys are then identified by their position.
 * Digits are always identified by their position, because some layouts need Shift for them.
 */

/**
 * Handle a key by its name: a lower-case letter, a digit, a sign, or a name such as "Enter". Return whether the key was
 * handled.
 */
export type KeyHandler = (key: string, event: KeyboardEvent) => boolean;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** Keys that repeat while they are held down, because they only move or zoom. */
const REPEATED = /^(Arrow\w+|Page\w+|Home|End|\+|-)$/;
/** Signs by their positions on the American layout, for layouts that lack them. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Equal: ["=", "+"],
  Minus: ["-", "_"],
  Slash: ["/", "?"],
  NumpadAdd: ["+", "+"],
  NumpadSubtract: ["-", "-"],
  NumpadEnter: ["Enter", "Enter"],
  Space: [" ", " "],
};
/** Key names that a browser reports if an input method handles the key. */
const UNKNOWN: ReadonlySet<string> = new Set(["Process", "Unidentified", "Dead", ""]);

/** Return the possible names of a key, the likeliest first; there is at least one. */
export function keysOf({ key, code, shiftKey }: Pressed): readonly string[] {
  const sign = key.length === 1 ? key.normalize("NFKC").replace("؟", "?").toLowerCase() : key;
  if (/^[a-z0-9]$/.test(sign)) return [sign];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && (key.length === 1 ? !shiftKey : UNKNOWN.has(key))) return [digit, sign];
  if (!UNKNOWN.has(key) && /^(\p{Script=Latin}.*|[!-~ ])$/u.test(sign)) return [sign];
  return [atPlace(code, shiftKey) ?? sign];
}

/** Return the character at a key's position on the American layout. */
function atPlace(code: string, shifted: boolean): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? SIGNS[code]?.[shifted ? 1 : 0] ?? (/^(Digit|Numpad)/.test(code) ? undefined : code);
}

/** Return whether a key is reserved for the element that it is pressed on: an input field or a dialog. */
function isTaken(on: EventTarget | null): boolean {
  const taken = "input:not([type=range]), select, textarea, [contenteditable], dialog, [role=dialog]";
  return on instanceof Element && on.closest(taken) !== null;
}

/**
 * Return whether an input method composes a character with this key. For the last key, Safari reports only the key
 * code 229.
 */
function composes(event: KeyboardEvent): boolean {
  return event.isComposing || (event.keyCode === 229 && isTaken(event.target));
}

/**
 * Return a listener that passes the keys of a page to a handler. With `within`, it also passes keys
 * that are pressed in fields and dialogs.
 *
 * Keys that compose a character, and combinations with Ctrl, Alt or Meta, are left to the browser. A key that is held
 * down is handled once, unless it moves or zooms.
 */
export function onKeys(handle: KeyHandler, { within = false } = {}): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (composes(event) || (!within && isTaken(event.target))) return;
    for (const key of keysOf(event)) {
      if (event.repeat && !REPEATED.test(key)) continue;
      if (!handle(key, event)) continue;
      event.preventDefault();
      return;
    }
  };
}

/**
 * Ignore repetitions of Enter, Space and Escape while they are held down. The browser would press a button for each
 * repetition, even a button that has received the focus since.
 */
export function startKeyboard(): () => void {
  addEventListener("keydown", stopHeld, { capture: true });
  return () => removeEventListener("keydown", stopHeld, { capture: true });
}

function stopHeld(event: KeyboardEvent): void {
  if (!event.repeat || composes(event)) return;
  const [key] = keysOf(event);
  const on = event.target instanceof Element ? event.target : document.body;
  const types = on.closest("textarea, [contenteditable]") !== null;
  // Space writes in a field, and scrolls the page if the focused element cannot be pressed.
  const presses = on.closest(
    "a, button, summary, select, [role], [data-ready], input:is([type=checkbox], [type=radio])",
  );
  if (key === "Escape" || (key === "Enter" && !types) || (key === " " && !types && presses !== null)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
