import { afterEach, describe, expect, it, vi } from "vitest";
import { keysOf, onKeys, startKeyboard } from "./keyboard";

/** Return the first name of a key. */
const name = (key: string, code: string, shiftKey = false): string | undefined => keysOf({ key, code, shiftKey })[0];

describe("keys by layout", () => {
  it.each([
    ["American", "w", "KeyW", "w"],
    ["American with caps lock", "W", "KeyW", "w"],
    ["Russian", "ц", "KeyW", "w"],
    ["Greek", "ς", "KeyW", "w"],
    ["Arabic", "ص", "KeyW", "w"],
    ["Hebrew", "ש", "KeyA", "a"],
    ["Japanese kana", "て", "KeyW", "w"],
    ["Japanese wide letters", "ｗ", "KeyW", "w"],
    ["Korean", "ㅈ", "KeyW", "w"],
    ["an input method that takes the key", "Process", "KeyW", "w"],
    ["an unknown key", "Unidentified", "KeyW", "w"],
    ["French: the letter on the key counts", "a", "KeyQ", "a"],
    ["Dvorak: the letter on the key counts", "w", "Comma", "w"],
    ["Dvorak: a sign is no letter", ",", "KeyW", ","],
    ["Turkish: the letter on the key counts", "i", "Quote", "i"],
    ["Turkish: another latin letter", "ı", "KeyI", "ı"],
  ])("%s", (_, key, code, expected) => expect(name(key, code)).toBe(expected));

  it.each([
    ["American", "2", "Digit2", "2"],
    ["French", "é", "Digit2", "2"],
    ["French with a sign", "-", "Digit6", "6"],
    ["Czech", "+", "Digit1", "1"],
    ["Arabic", "٢", "Digit2", "2"],
    ["Thai", "/", "Digit2", "2"],
    ["wide digits", "２", "Digit2", "2"],
    ["an input method", "Process", "Digit2", "2"],
    ["numeric keypad", "2", "Numpad2", "2"],
    ["numeric keypad without NumLock", "End", "Numpad1", "End"],
  ])("digits: %s", (_, key, code, expected) => expect(name(key, code)).toBe(expected));

  it("takes the digit first and then the sign of the same key", () => {
    expect(keysOf({ key: "-", code: "Digit6", shiftKey: false })).toEqual(["6", "-"]);
    expect(keysOf({ key: "+", code: "Digit1", shiftKey: true })).toEqual(["+"]); // the Swiss layout
  });

  it.each([
    ["American", "?", "Slash", "?"],
    ["German", "?", "Minus", "?"],
    ["French", "?", "KeyM", "?"],
    ["Russian", "?", "Digit7", "?"],
    ["Arabic", "؟", "Slash", "?"],
    ["an input method", "Process", "Slash", "?"],
  ])("signs with Shift: %s", (_, key, code, expected) => expect(name(key, code, true)).toBe(expected));

  it.each([
    ["Enter", "Enter", "Enter"],
    ["Enter", "NumpadEnter", "Enter"],
    ["Process", "Enter", "Enter"],
    ["Process", "NumpadEnter", "Enter"],
    ["Process", "Escape", "Escape"],
    ["Process", "ArrowLeft", "ArrowLeft"],
    [" ", "Space", " "],
    ["Process", "Space", " "],
    ["-", "NumpadSubtract", "-"],
  ])("other keys: %s at %s", (key, code, expected) => expect(name(key, code)).toBe(expected));
});

describe("a listener", () => {
  const handled: string[] = [];
  const listener = onKeys((key) => handled.push(key) > 0);
  const press = (init: KeyboardEventInit, on: Element = document.body): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
    on.addEventListener("keydown", listener as EventListener, { once: true });
    on.dispatchEvent(event);
    return event;
  };

  afterEach(() => {
    handled.length = 0;
    document.body.replaceChildren();
  });

  it("prevents what the browser does with a key that it handles", () => {
    expect(press({ key: "ф", code: "KeyA" }).defaultPrevented).toBe(true);
    expect(handled).toEqual(["a"]);
  });

  it("leaves composing, fields, dialogs and the browser's own keys alone", () => {
    const field = document.body.appendChild(document.createElement("input"));
    press({ key: "a", code: "KeyA" }, field);
    press({ key: "a", code: "KeyA" }, document.body.appendChild(document.createElement("dialog")));
    press({ key: "a", code: "KeyA", isComposing: true });
    press({ key: "a", code: "KeyA", ctrlKey: true });
    expect(handled).toEqual([]);
  });

  it("handles a held key once, unless it moves or zooms", () => {
    for (const key of ["u", "1", "Enter", " ", "Escape", "ArrowLeft", "+"]) press({ key, repeat: true });
    expect(handled).toEqual(["ArrowLeft", "+"]);
  });
});

describe("a key that is held down", () => {
  it("presses nothing more, and still writes", () => {
    const stop = startKeyboard();
    document.body.innerHTML =
      "<button>b</button><input><textarea></textarea><input type=checkbox><a href=x>a</a><p>p</p>";
    const onKeydown = vi.fn();
    document.body.addEventListener("keydown", onKeydown);
    const repeated = (selector: string, key: string): boolean => {
      const on = document.querySelector(selector)!;
      const event = new KeyboardEvent("keydown", { key, repeat: true, bubbles: true, cancelable: true });
      on.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const stopped = ["button", "[type=checkbox]", "a"].flatMap((on) => [repeated(on, "Enter"), repeated(on, " ")]);
    expect(stopped).toEqual([true, true, true, true, true, true]);
    expect(["input", "p"].map((on) => repeated(on, "Enter"))).toEqual([true, true]);
    expect(repeated("p", "Escape")).toBe(true);
    expect(onKeydown).not.toHaveBeenCalled();
    expect([repeated("textarea", "Enter"), repeated("input", " "), repeated("p", " ")]).toEqual([false, false, false]);
    stop();
    document.body.removeEventListener("keydown", onKeydown);
    document.body.replaceChildren();
  });
});
