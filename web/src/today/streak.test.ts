import { describe, expect, it } from "vitest";
import { countStreak } from "./streak";
import { dayOf } from "./utcDays";

const streak = (days: string, today: string) => countStreak(new Set(days.split(" ").filter(Boolean)), today);

describe("a streak", () => {
  it("is empty without any day", () => {
    expect(streak("", "2026-11-28")).toEqual({ days: 0, forgiven: [], can_miss: true });
  });

  it("counts days in a row, and today ends none", () => {
    expect(streak("2026-11-25 2026-11-26 2026-11-27", "2026-11-28").days).toBe(3);
    expect(streak("2026-11-25 2026-11-26 2026-11-27 2026-11-28", "2026-11-28").days).toBe(4);
  });

  it("forgives one missed day a week", () => {
    expect(streak("2026-11-24 2026-11-26", "2026-11-27")).toEqual({
      days: 2,
      forgiven: ["2026-11-25"],
      can_miss: false,
    });
    expect(streak("2026-11-24 2026-11-26 2026-11-28", "2026-11-28")).toEqual({
      days: 1,
      forgiven: [],
      can_miss: false,
    });
    // Sunday belongs to one week, Monday to the next.
    expect(streak("2026-11-28", "2026-12-01")).toEqual({
      days: 1,
      forgiven: ["2026-11-30", "2026-11-29"],
      can_miss: false,
    });
    expect(streak("2026-11-28 2026-12-01", "2026-12-08").days).toBe(0);
  });

  it("ignores later days", () => {
    expect(streak("2026-11-27 2026-11-30", "2026-11-27").days).toBe(1);
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
