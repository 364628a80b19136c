import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readServerTime, serverNow, onTimePassed } from "./serverTime.svelte";

const DAY = 86_400_000;
/** The server's time at the start of each test: later than in all previous tests. */
let noon = Date.parse("2040-06-01T12:00:00Z");

beforeEach(() => {
  noon += 10 * DAY;
  vi.useFakeTimers({ now: noon - DAY }); // the clock of this device is a day slow
  readServerTime(new Date(noon).toUTCString());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("follows the server's clock, not the device's", () => {
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(noon + 3 * DAY); // the clock of the device is changed
  expect(serverNow()).toBe(noon + 5_000);
  readServerTime(new Date(noon).toUTCString()); // a cached response has no date
  readServerTime(null);
  readServerTime("nonsense");
  expect(serverNow()).toBe(noon + 5_000);
  // The device slept, and its monotonic clock did not advance.
  readServerTime(new Date(noon + 60_000).toUTCString());
  expect(serverNow()).toBe(noon + 60_000);
});

it("refreshes when the moment has passed, and repeats until the moment changes", () => {
  const look = vi.fn();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  let moment = noon + 3_600_000;
  const end = onTimePassed(() => moment, look);
  vi.advanceTimersByTime(3_600_000 + 9_000);
  expect(look).not.toHaveBeenCalled(); // delayed, so that not all pages send their requests at the same moment
  vi.advanceTimersByTime(2_000);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(look).toHaveBeenCalledTimes(2);
  moment = noon + DAY;
  vi.advanceTimersByTime(100_000);
  expect(look).toHaveBeenCalledTimes(2);
  end();
  vi.advanceTimersByTime(2 * DAY);
  expect(look).toHaveBeenCalledTimes(2);
});

it("refreshes after a sleep, even if no moment is set", () => {
  const look = vi.fn();
  const end = onTimePassed(() => null, look);
  vi.advanceTimersByTime(600_000);
  expect(look).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(31_000);
  expect(look).toHaveBeenCalledTimes(1);
  end();
});

it("does not refresh while the page is hidden, but when it becomes visible", () => {
  const look = vi.fn();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const end = onTimePassed(() => noon + 1_000, look);
  vi.advanceTimersByTime(90_000);
  expect(look).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(1);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(look).toHaveBeenCalledTimes(2);
  end();
});
