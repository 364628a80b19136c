import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n/i18n.svelte";
import { joinUnits, withUnit } from "../../i18n/numbers";
import {
  clockFrom,
  clockKey,
  clockOf,
  CLOCKS,
  clockText,
  DAY,
  durationText,
  HOUR,
  MINUTE,
  NO_CLOCK,
  defaultAway,
  type Clock,
} from "./clockChoices";

const move = (time: number): Clock => ({ clock: "move", time, increment: 0 });
const budget = (time: number, increment: number): Clock => ({ clock: "budget", time, increment });

describe("clocks", () => {
  it("are found by their key", () => {
    for (const clock of [NO_CLOCK, ...CLOCKS.turn, ...CLOCKS.budget, ...CLOCKS.days])
      expect(clockFrom(clockKey(clock))).toEqual(clock);
    expect(clockFrom(clockKey(move(45)))).toBeNull();
    expect(clockFrom(clockKey(budget(600, 11)))).toBeNull();
  });

  it("have descriptions", () => {
    expect(clockText(NO_CLOCK)).toBe("No clock");
    expect(clockText(move(30))).toBe("30 secs per turn");
    expect(clockText(move(2 * DAY))).toBe("2 days per turn");
    expect(clockText(budget(10 * MINUTE, 10))).toBe("10 mins + 10 secs per turn");
    expect(clockText(budget(HOUR, 0))).toBe("1 hr for the game");
  });

  it("are read from a table's options, where they may be missing", () => {
    expect(clockOf({})).toEqual(NO_CLOCK);
    expect(clockOf({ clock: "move", time: 60 })).toEqual(move(60));
  });

  it("let bots stand in by default unless a turn may take a day", () => {
    expect(defaultAway(move(DAY))).toBe(0);
    expect(defaultAway(move(DAY - 1))).toBe(300);
    expect(defaultAway(budget(7 * DAY, 0))).toBe(300);
  });
});

describe("durations", () => {
  afterEach(() => setLanguage("en"));

  it.each([
    [0, "0 secs"],
    [59, "59 secs"],
    [90, "1 min 30 secs"],
    [HOUR, "1 hr"],
    [DAY + 2 * HOUR + 5, "1 day 2 hrs 5 secs"],
  ])("%d seconds are %s", (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it.each([
    ["ja", "1分30秒", "2日5時間"],
    ["fr", "1 min 30 s", "2j 5h"],
    ["it", "1 min 30 s", "2gg 5h"],
  ])("have the spaces and units of %s", async (tag, duration, face) => {
    await setLanguage(tag);
    expect(durationText(90).replace(/\s/g, " ")).toBe(duration);
    expect(joinUnits([withUnit(2, "day", "narrow"), withUnit(5, "hour", "narrow")])).toBe(face);
  });
});
