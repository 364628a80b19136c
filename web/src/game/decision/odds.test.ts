import { describe, expect, it } from "vitest";
import { sharesOf } from "./odds";

const percents = (lands: number, sinks: number, at_sea: number): Record<string, number> =>
  Object.fromEntries(sharesOf({ lands, sinks, at_sea }).map(({ fate, percent }) => [fate, percent]));

describe("the shares of the fates", () => {
  it("are whole percentages that add up to 100", () => {
    expect(percents(0.46, 0.41, 0.13)).toEqual({ lands: 46, sinks: 41, at_sea: 13 });
    expect(percents(1 / 3, 1 / 3, 1 / 3)).toEqual({ lands: 34, sinks: 33, at_sea: 33 });
    expect(percents(0.657, 0.343, 0)).toEqual({ lands: 66, sinks: 34 });
  });

  it("leave out impossible fates, and show unlikely ones", () => {
    expect(percents(1, 0, 0)).toEqual({ lands: 100 });
    expect(percents(0, 0, 1)).toEqual({ at_sea: 100 });
    expect(percents(0.997, 0.003, 0)).toEqual({ lands: 99, sinks: 1 });
    expect(percents(0.993, 0.003, 0.004)).toEqual({ lands: 98, sinks: 1, at_sea: 1 });
    expect(percents(0.999999, 0, 0.000001)).toEqual({ lands: 100 });
  });
});
