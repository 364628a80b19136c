import { afterEach, expect, it } from "vitest";
import { printedKey, readKeyboardLayout } from "./keyboardLayout.svelte";

afterEach(async () => {
  Reflect.deleteProperty(navigator, "keyboard");
  await readKeyboardLayout();
});

async function withLayout(getLayoutMap: () => Promise<ReadonlyMap<string, string>>): Promise<string[]> {
  Object.defineProperty(navigator, "keyboard", { value: { getLayoutMap }, configurable: true });
  await readKeyboardLayout();
  return ["a", "q"].map(printedKey);
}

it("shows the letters that the layout has on the keys", async () => {
  expect(["a", "q"].map(printedKey)).toEqual(["A", "Q"]);
  const french = new Map([["KeyQ", "a"], ["KeyA", "q"]]); // prettier-ignore
  expect(await withLayout(() => Promise.resolve(french))).toEqual(["A", "Q"]);
  const russian = new Map([["KeyQ", "й"], ["KeyA", "ф"]]); // prettier-ignore
  expect(await withLayout(() => Promise.resolve(russian))).toEqual(["Ф", "Й"]);
  expect(await withLayout(() => Promise.reject(new Error("not allowed")))).toEqual(["A", "Q"]);
});
