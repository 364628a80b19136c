import { describe, expect, it } from "vitest";
import { reuseUnchanged } from "./memo";

interface Thing {
  readonly id: string;
  readonly at: number;
}

describe("reusing unchanged items", () => {
  const things = (...at: number[]): Thing[] => at.map((n, i) => ({ id: `${i}`, at: n }));

  it("returns the same list while nothing changes", () => {
    const keep = reuseUnchanged<Thing>(({ id }) => id);
    const first = keep(things(1, 2));
    expect(keep(things(1, 2))).toBe(first);
  });

  it("keeps an item when others change, appear or disappear", () => {
    const keep = reuseUnchanged<Thing>(({ id }) => id);
    const [one, two] = keep(things(1, 2));
    const moved = keep(things(1, 3, 4));
    expect(moved[0]).toBe(one);
    expect(moved[1]).not.toBe(two);
    expect(moved).toEqual(things(1, 3, 4));
    expect(keep(things(1))).toEqual([one]);
  });

  it("keeps items in a new order", () => {
    const keep = reuseUnchanged<Thing>(({ id }) => id);
    const [one, two] = keep(things(1, 2));
    expect(keep(things(1, 2).reverse())).toEqual([two, one]);
  });
});
