import { describe, expect, it } from "vitest";
import { SOUNDS } from "./synth";

describe("the sounds", () => {
  it.each(Object.entries(SOUNDS))("%s is short and quiet", (_, tones) => {
    for (const { at, lasts, gain, from, to } of tones) {
      expect(at + lasts).toBeLessThanOrEqual(1);
      expect(gain).toBeLessThanOrEqual(0.5);
      expect(Math.min(from, to)).toBeGreaterThan(50);
    }
  });

  it("differ from one another", () => {
    const all = Object.values(SOUNDS).map((tones) => JSON.stringify(tones));
    expect(new Set(all).size).toBe(all.length);
  });
});
