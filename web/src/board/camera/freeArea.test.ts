import { describe, expect, it } from "vitest";
import { largestFreeInset } from "./freeArea";

const square = { left: -100, right: 100, top: -100, bottom: 100 };
const head = { left: 0, right: 400, top: 0, bottom: 90 };
const foot = { left: 50, right: 350, top: 700, bottom: 790 };

describe("the largest free inset", () => {
  it("has only the margins without panels", () => {
    expect(largestFreeInset(400, 800, [], square)).toEqual({ left: 6, right: 6, top: 6, bottom: 6 });
  });

  it("is between two panels", () => {
    expect(largestFreeInset(400, 800, [head, foot], square)).toEqual({ left: 6, right: 6, top: 96, bottom: 106 });
  });

  it("is next to or below a panel, depending on the shape of the board", () => {
    const panel = { left: 600, right: 800, top: 0, bottom: 300 };
    const flat = { left: -400, right: 400, top: -100, bottom: 100 };
    const upright = { left: -100, right: 100, top: -400, bottom: 400 };
    expect(largestFreeInset(800, 800, [panel], flat)).toEqual({ left: 6, right: 6, top: 306, bottom: 6 });
    expect(largestFreeInset(800, 800, [panel], upright)).toEqual({ left: 6, right: 206, top: 6, bottom: 6 });
  });

  it("ignores empty panels", () => {
    const empty = { left: 0, right: 400, top: 400, bottom: 400 };
    expect(largestFreeInset(400, 800, [empty], square)).toEqual({ left: 6, right: 6, top: 6, bottom: 6 });
  });

  it("is empty if panels cover the whole view", () => {
    expect(largestFreeInset(400, 800, [{ left: 0, right: 400, top: 0, bottom: 800 }], square)).toEqual({});
  });
});
