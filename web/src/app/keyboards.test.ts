// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = new URL("../", import.meta.url);
const KEYBOARD = "browser/keyboard.ts";

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(new URL(path, SOURCES), "utf8") }));
const withText = (pattern: RegExp): string[] => sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : []));

it("one module reads the keys of keyboard events", () => {
  expect(withText(/\b(e|ev|event)\??\.(key|code|keyCode|which|repeat|isComposing)\b/)).toEqual([KEYBOARD]);
  expect(withText(/\(\s*\{[^}]*\b(key|code|repeat|isComposing)\b[^}]*\}: KeyboardEvent\b/)).toEqual([]);
});

it("every key listener comes from that module, or treats all keys alike", () => {
  const listeners = withText(/\b(on)?key(down|up|press)\b/);
  const anyKey = ["browser/lastInput.ts", "sound/sounds.ts"];
  const made = withText(/\bonKeys\(/);
  // These components get their listeners from a `shortcutListener` function, which calls `onKeys`.
  const delegating = ["replay/ReplayViewer.svelte", "table/play/Play.svelte"];
  expect(listeners.filter((path) => ![...anyKey, ...made, ...delegating].includes(path))).toEqual([]);
});
