import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256Digest, sha256, verifyShuffle } from "./shuffleProof";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

describe("the check of the shuffle", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])(
    "computes SHA-256 without the browser's help: %i bytes",
    (length) => {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
      expect(hex(sha256Digest(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    },
  );

  it("agrees with the browser's implementation", async () => {
    expect(await sha256("Tongatapu ō")).toBe(hex(sha256Digest(new TextEncoder().encode("Tongatapu ō"))));
  });

  it("accepts only the committed pile", async () => {
    const commitment = createHash("sha256").update("00ff:fiji,w03,samoa").digest("hex");
    expect(await verifyShuffle(commitment, "00ff", ["fiji", "w03", "samoa"])).toBe(true);
    expect(await verifyShuffle(commitment, "00ff", ["fiji", "samoa", "w03"])).toBe(false);
  });
});
