// @vitest-environment node
// jsdom does not know how to pack.
import { describe, expect, it } from "vitest";
import { pack, pointIn, recordIn, unpack } from "./links";

describe("links", () => {
  it("carry a record, packed", async () => {
    const text = '[Rules "1"]\n\nsetup settle tonga.0; settle tonga.1 {Ö}\n\n*\n'.repeat(40);
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 5);
    expect(await unpack(packed)).toBe(text);
    expect(await recordIn(`#record=${packed}`)).toBe(text);
    expect(await recordIn("#record=%%nonsense")).toBeNull();
    expect(await recordIn("#record=AAAA")).toBeNull();
    expect(await recordIn("")).toBeNull();
  });

  it("name a point", () => expect(["?at=17", "?at=-1", "?at=x", ""].map(pointIn)).toEqual([17, null, null, null]));
});
