import { describe, expect, it } from "vitest";
import { reuseUnchanged } from "./memo";

interface Thing {
  readonly id: string;
  readonly at: number;
}

describe("what is kept", () => {
  const things = (...at: number[]): Thing[] => at.map((n, i) => ({ id: `${i}`, at: n }));

  it("is the same list as long as nothing changes", () => {
    const keep = reuseUnchanged<Thing>(({ id }) => id);
    const first = keep(things(1, 2));
    expect(keep(things(1, 2))).toBe(first);
  });

  it("is the same thing beside one that changes, comes or goes", () => {
    const keep = reuseUnchanged<Thing>(({ id }) => id);
    const [one, two] = keep(things(1, 2));
    const moved = keep(things(1, 3, 4));
    expect(moved[0]).toBe(one);
    expect(moved[1]).not.toBe(two);
    expect(moved).toEqual(things(1, 3, 4));
    expect(keep(things(1))).toEqual([one]);
  });

  it("follows another order", () => {
    const keep = reuseUnchanged<Thing>(({ id }) => id);
    const [one, two] = keep(things(1, 2));
    expect(keep(things(1, 2).reverse())).toEqual([two, one]);
  });
});
