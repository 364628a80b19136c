import { expect, test } from "vitest";
import { addDays, dayNumber, dayOf, endOfDay, formatDay, formatMonth, isDay, mondayOf, weekdays } from "./utcDays";

test("days follow one another over the ends of months and years, wherever the reader is", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(formatDay("2026-11-22", "en-GB")).toBe("22 November 2026");
});

test("a day ends at midnight UTC in every time zone", () => {
  const midnight = Date.UTC(2026, 10, 27);
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "Europe/Berlin"]) {
    process.env["TZ"] = zone;
    expect(dayOf(midnight - 1)).toBe("2026-11-26");
    expect(dayOf(midnight)).toBe("2026-11-27");
    expect(endOfDay("2026-11-26")).toBe(midnight);
    expect(formatDay("2026-11-26", "en-GB")).toBe("26 November 2026");
  }
  delete process.env["TZ"];
});

test("the server numbers days from 1970", () => {
  expect(dayNumber("1970-01-01")).toBe(0);
  expect(dayNumber("2026-11-28")).toBe(20_785);
});

test("texts that are no days are recognized", () => {
  expect(["2026-11-28", "2026-02-30", "2026-13-01", "today", "2026-11-28x"].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("weeks begin on Monday", () => {
  expect(["2026-11-23", "2026-11-28", "2026-11-29"].map(mondayOf)).toEqual(Array(3).fill("2026-11-23"));
  expect(weekdays("en-GB", "short")).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  expect(formatMonth("2026-11", "de")).toBe("November 2026");
});
