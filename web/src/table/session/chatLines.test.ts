import { expect, it } from "vitest";
import type { ChatLine } from "../../generated/protocol";
import { together } from "./chatLines";

const line = (number: number, watchers = false): ChatLine => ({
  number,
  at: 0,
  seat: null,
  name: "Ana",
  colour: null,
  text: "hi",
  watchers,
});

it("puts what was opened at the end between the lines that were read before, each once", () => {
  const all = together([line(3), line(9)], [line(4, true), line(9)]);
  expect(all.map((one) => one.number)).toEqual([3, 4, 9]);
});
