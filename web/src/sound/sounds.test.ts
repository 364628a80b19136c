import { describe, expect, it } from "vitest";
import { SOUNDS, SURF_FAR, SURF_NEAR } from "./synth";

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

  it("include a surf of about -30 dB, louder near the water", () => {
    const decibels = (gain: number): number => 20 * Math.log10(gain);
    expect(decibels(SURF_NEAR)).toBeGreaterThan(decibels(SURF_FAR) + 6);
    expect((decibels(SURF_NEAR) + decibels(SURF_FAR)) / 2).toBeCloseTo(-31, 0);
  });
});
