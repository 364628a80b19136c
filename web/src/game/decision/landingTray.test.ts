import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { GameView } from "../../generated/protocol";
import { EMPTY_CHOICE, type DecisionContext } from "./decision";
import LandingTray from "./LandingTray.svelte";

const MOVE = "land red oahu.0";

/** Return whether the button of the suggested landing is filled. */
function filled(previewed: string | null, confirming = false): boolean {
  const context = {
    decision: { kind: "land", moves: [{ verb: "land", colour: "red", island: "oahu", beach: 0 }], shortage: null },
    choice: { ...EMPTY_CHOICE, colour: "red", previewed },
  } as unknown as DecisionContext;
  const position = { fleet: { red: 1 } } as unknown as GameView["position"];
  const tray = mount(LandingTray, { target: document.body, props: { context, position, plans: [[MOVE]], confirming } });
  flushSync();
  const primary = document.querySelector("[data-testid=tray-suggestion]")!.classList.contains("primary");
  void unmount(tray);
  return primary;
}

test("the suggestion is not filled while the prompt has a filled button", () => {
  expect(filled(null)).toBe(true);
  expect(filled(MOVE)).toBe(false);
  expect(filled(null, true)).toBe(false);
});
