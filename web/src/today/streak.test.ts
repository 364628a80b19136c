import { describe, expect, it } from "vitest";
import cases from "../../../tests/common/streaks.json?raw";
import type { StreakView } from "../generated/protocol";
import { countStreak } from "./streak";
import { dayOf } from "./utcDays";

const CASES = JSON.parse(cases) as ({ done: string[]; today: string } & StreakView)[];

const streak = (days: string, today: string) => countStreak(new Set(days.split(" ").filter(Boolean)), today);

describe("a streak", () => {
  it.each(CASES)("until $today is counted as on the server: $done", ({ done, today, ...expected }) => {
    expect(countStreak(new Set(done), today)).toEqual(expected);
  });

  it("does not depend on the time zone or on daylight saving time", () => {
    // The clocks of Europe and America change within these days.
    const days = Array.from({ length: 60 }, (_, number) => dayOf(Date.UTC(2026, 9, 1 + number, 23, 59, 59)));
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York", "Europe/Berlin", "UTC"]) {
      process.env["TZ"] = zone;
      expect(countStreak(new Set(days), "2026-11-29").days).toBe(60);
    }
    delete process.env["TZ"];
  });

  it("grows at midnight UTC, not at the midnight of the player", () => {
    process.env["TZ"] = "Pacific/Auckland"; // 13 hours ahead in November
    const [before, after] = [Date.UTC(2026, 10, 27, 23, 59, 59, 999), Date.UTC(2026, 10, 28)];
    expect(streak(`2026-11-26 ${dayOf(before)}`, dayOf(before)).days).toBe(2);
    expect(streak(`2026-11-26 ${dayOf(before)} ${dayOf(after)}`, dayOf(after)).days).toBe(3);
    delete process.env["TZ"];
  });
});
