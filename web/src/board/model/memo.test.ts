import { describe, expect, it } from "vitest";
import { reuseUnchanged } from "./memo";

interface Item {
  readonly id: string;
  readonly at: number;
}

describe("reusing unchanged items", () => {
  const items = (...at: number[]): Item[] => at.map((n, i) => ({ id: `${i}`, at: n }));

  it("returns the same list while nothing changes", () => {
    const keep = reuseUnchanged<Item>(({ id }) => id);
    const first = keep(items(1, 2));
    expect(keep(items(1, 2))).toBe(first);
  });

  it("keeps an item when others change, appear or disappear", () => {
    const keep = reuseUnchanged<Item>(({ id }) => id);
    const [first, second] = keep(items(1, 2));
    const moved = keep(items(1, 3, 4));
    expect(moved[0]).toBe(first);
    expect(moved[1]).not.toBe(second);
    expect(moved).toEqual(items(1, 3, 4));
    expect(keep(items(1))).toEqual([first]);
  });

  it("keeps items in a new order", () => {
    const keep = reuseUnchanged<Item>(({ id }) => id);
    const [first, second] = keep(items(1, 2));
    expect(keep(items(1, 2).reverse())).toEqual([second, first]);
  });
});
