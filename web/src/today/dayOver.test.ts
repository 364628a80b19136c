import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import DayOver from "./DayOver.svelte";
import { serverNow } from "../net/serverTime.svelte";
import { addDays, dayOf } from "./utcDays";

function shown(day: string): boolean {
  const page = mount(DayOver, { target: document.body, props: { day } });
  flushSync();
  const found = document.querySelector("[data-testid=day-over]") !== null;
  void unmount(page);
  return found;
}

test("the player of a daily game learns that its day is over", () => {
  const today = dayOf(serverNow());
  expect(shown(today)).toBe(false);
  expect(shown(addDays(today, -1))).toBe(true);
});
