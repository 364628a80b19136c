import { afterEach, expect, test, vi } from "vitest";
import { load, store } from "../../browser/storage";
import { currentUser } from "./currentUser.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("nothing of the user's puzzles and days remains after a logout", async () => {
  const keys = ["puzzles", "puzzles-unsent", "puzzles-run", "daily-days", "daily-unsent", "today"];
  for (const key of keys) store(key, [key]);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 200 })));
  await currentUser.logOut();
  expect(keys.map((key) => load<unknown>(key, null))).toEqual(keys.map(() => null));
});
