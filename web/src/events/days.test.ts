import { expect, test } from "vitest";
import { dayOf, neighbour } from "./days";

test("days follow one another over the ends of months and years, wherever the reader is", () => {
  expect(neighbour("2026-12-31", 1)).toBe("2027-01-01");
  expect(neighbour("2028-03-01", -1)).toBe("2028-02-29");
  expect(dayOf("2026-11-22", "en-GB")).toBe("22 November 2026");
});
