import { expect, it } from "vitest";
import type { ChatLine } from "../../generated/protocol";
import { mergeChatLines } from "./chatLines";

const line = (number: number, watchers = false): ChatLine => ({
  number,
  at: 0,
  seat: null,
  name: "Ana",
  colour: null,
  text: "hi",
  watchers,
});

it("sorts lines revealed at the end of the game between those already shown, without duplicates", () => {
  const all = mergeChatLines([line(3), line(9)], [line(4, true), line(9)]);
  expect(all.map(({ number }) => number)).toEqual([3, 4, 9]);
});
