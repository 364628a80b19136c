import { describe, expect, it } from "vitest";
import { thresholdPassed, DAY, faceOf, HOUR, MINUTE, remaining, SECOND, msUntilChange, urgencyOf } from "./clock";

describe("the remaining time", () => {
  const clock = { left: [60 * SECOND, 45 * SECOND], running: 1 };

  it("decreases only for the seat whose clock is running", () => {
    expect(remaining(clock, 0, 2500)).toBe(60_000);
    expect(remaining(clock, 1, 2500)).toBe(42_500);
    expect(remaining({ ...clock, running: null }, 1, 2500)).toBe(45_000);
  });

  it("is between 0 and the time that the server sent", () => {
    expect(remaining(clock, 1, HOUR)).toBe(0);
    expect(remaining(clock, 1, -200)).toBe(45_000);
  });
});

describe("the display of a time", () => {
  const text = (left: number): string => {
    const face = faceOf(left);
    return face.kind === "clock"
      ? face.text
      : face.kind === "tenths"
        ? face.seconds.toFixed(1)
        : `${face.days} d ${face.hours} h`;
  };

  it("is days and hours for a day or more", () => {
    expect(text(7 * DAY)).toBe("7 d 0 h");
    expect(text(2 * DAY + 5 * HOUR + 59 * MINUTE)).toBe("2 d 5 h");
    expect(text(DAY)).toBe("1 d 0 h");
  });

  it("is hours, minutes and seconds for less than a day", () => {
    expect(text(DAY - 1)).toBe("23:59:59");
    expect(text(HOUR)).toBe("1:00:00");
    expect(text(HOUR - 1)).toBe("59:59");
    expect(text(61 * SECOND)).toBe("1:01");
    expect(text(10 * SECOND)).toBe("0:10");
  });

  it("has tenths below ten seconds, rounded down", () => {
    expect(text(9_999)).toBe("9.9");
    expect(text(1_250)).toBe("1.2");
    expect(text(99)).toBe("0.0");
  });

  it("is low below 30 seconds and scarce below ten seconds", () => {
    expect([31, 30, 29, 10, 9].map((seconds) => urgencyOf(seconds * SECOND))).toEqual([
      "calm",
      "calm",
      "low",
      "low",
      "scarce",
    ]);
  });
});

describe("the time until the display changes", () => {
  it("ends when the display changes", () => {
    for (const left of [3 * DAY + 700, 5 * HOUR + 250, 61_300, 12_001, 9_950, 430]) {
      const wait = msUntilChange(left);
      expect(wait).toBeGreaterThan(0);
      expect(wait === MINUTE || JSON.stringify(faceOf(left - wait)) !== JSON.stringify(faceOf(left))).toBe(true);
      expect(faceOf(left - Math.max(0, wait - 7))).toEqual(faceOf(left));
    }
  });
});

describe("thresholds of the remaining time", () => {
  it("are passed once at 30 seconds and once at ten seconds", () => {
    const times = [32_000, 30_500, 29_500, 20_000, 10_400, 9_900, 5_000, 0];
    expect(times.slice(1).map((now, i) => thresholdPassed(times[i]!, now))).toEqual([
      null,
      30,
      null,
      null,
      10,
      null,
      null,
    ]);
  });

  it("give the lower one if both were passed, and none if the time was below before", () => {
    expect(thresholdPassed(40_000, 4_000)).toBe(10);
    expect(thresholdPassed(30_000, 29_000)).toBeNull();
    expect(thresholdPassed(29_000, 28_000)).toBeNull();
    expect(thresholdPassed(40_000, 0)).toBeNull();
  });
});
