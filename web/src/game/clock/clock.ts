/** A game's clock: the remaining time of a seat, and its display. Times are in milliseconds. */
import type { ClockView } from "../../generated/protocol";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A time below `LOW` counts as low. A time below `SCARCE` is nearly over and is shown in tenths of a second. */
export const LOW = 30 * SECOND;
const SCARCE = 10 * SECOND;

type Urgency = "calm" | "low" | "scarce";

/** Return a seat's remaining time, `since` milliseconds after the server sent the clock; at least 0. */
export function remaining(clock: ClockView, seat: number, since: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - Math.max(0, since) : left);
}

export const urgencyOf = (left: number): Urgency => (left < SCARCE ? "scarce" : left < LOW ? "low" : "calm");

/** The format in which a time is displayed: days and hours, a digital clock, or seconds with tenths. */
type Face =
  { kind: "days"; days: number; hours: number } | { kind: "clock"; text: string } | { kind: "tenths"; seconds: number };

/** Return the format and the numbers in which a remaining time is displayed. */
export function faceOf(left: number): Face {
  if (left < SCARCE) return { kind: "tenths", seconds: Math.floor(left / 100) / 10 };
  if (left >= DAY) return { kind: "days", days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const seconds = twoDigits((left % MINUTE) / SECOND);
  const minutes = (left % HOUR) / MINUTE;
  return {
    kind: "clock",
    text:
      left < HOUR ? `${Math.floor(minutes)}:${seconds}` : `${Math.floor(left / HOUR)}:${twoDigits(minutes)}:${seconds}`,
  };
}

/**
 * Return the time in milliseconds until a running clock's display changes; at most a minute, because browser timers
 * drift.
 */
export function msUntilChange(left: number): number {
  const step = left < SCARCE ? SECOND / 10 : left >= DAY ? HOUR : SECOND;
  // Add 5 ms, so that the timer fires after the change.
  return Math.min(MINUTE, (left % step) + 5);
}

/** Return the threshold that was passed between two remaining times, in seconds: 30, 10, or null. */
export function thresholdPassed(before: number, now: number): number | null {
  const passed = [SCARCE, LOW].find((mark) => before > mark && now <= mark && now > 0);
  return passed === undefined ? null : passed / SECOND;
}
