import { expect, test } from "vitest";
import { formatDay, addDays } from "./utcDays";

test("days follow one another over the ends of months and years, wherever the reader is", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(formatDay("2026-11-22", "en-GB")).toBe("22 November 2026");
});
