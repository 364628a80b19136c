import { expect, test } from "vitest";
import { addMonths, weeksOf } from "./calendar";

test("a month is shown in weeks from Monday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(weeksOf("2027-02")).toHaveLength(4);
});

test("months follow one another over the ends of years", () => {
  expect([addMonths("2026-12", 1), addMonths("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});
