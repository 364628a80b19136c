// @vitest-environment node
// jsdom has no `CompressionStream`, so these tests run in Node.
import { describe, expect, it } from "vitest";
import { pack, requestedMove, decodeRecord, unpack } from "./links";

describe("links", () => {
  it("contain a compressed record", async () => {
    const text = '[Rules "1"]\n\nsetup settle tonga.0; settle tonga.1 {Ö}\n\n*\n'.repeat(40);
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 5);
    expect(await unpack(packed)).toBe(text);
    expect(await decodeRecord(`#record=${packed}`)).toBe(text);
    expect(await decodeRecord("#record=%%nonsense")).toBeNull();
    expect(await decodeRecord("#record=AAAA")).toBeNull();
    expect(await decodeRecord("")).toBeNull();
  });

  it("contain the number of moves", () =>
    expect(["?at=17", "?at=-1", "?at=x", ""].map(requestedMove)).toEqual([17, null, null, null]));
});
