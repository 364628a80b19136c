/** A game's clock in the browser: what is left of a seat's time, and how it is told. Times are in milliseconds. */
import type { ClockView } from "../../generated/protocol";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Below the first of these, time is low; below the second it is nearly over, and told in tenths of a second. */
export const LOW = 30 * SECOND;
export const SCARCE = 10 * SECOND;

export type Urgency = "calm" | "low" | "scarce";

/** What is left of a seat's time, so long after the server told the clock; never less than nothing. */
export function remaining(clock: ClockView, seat: number, since: number): number {
  const told = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? told - Math.max(0, since) : told);
}

export const urgencyOf = (left: number): Urgency => (left < SCARCE ? "scarce" : left < LOW ? "low" : "calm");

/** How a time is put into text: the days and hours of a long one, a clock's face, or seconds with tenths. */
export type Face =
  { kind: "days"; days: number; hours: number } | { kind: "clock"; text: string } | { kind: "tenths"; seconds: number };

export function faceOf(left: number): Face {
  if (left < SCARCE) return { kind: "tenths", seconds: Math.floor(left / 100) / 10 };
  if (left >= DAY) return { kind: "days", days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const seconds = two((left % MINUTE) / SECOND);
  const minutes = (left % HOUR) / MINUTE;
  return {
    kind: "clock",
    text: left < HOUR ? `${Math.floor(minutes)}:${seconds}` : `${Math.floor(left / HOUR)}:${two(minutes)}:${seconds}`,
  };
}

/** How long what is shown of a running clock stays true; at most a minute, as timers of browsers drift. */
export function msUntilChange(left: number): number {
  const step = left < SCARCE ? SECOND / 10 : left >= DAY ? HOUR : SECOND;
  // A little more, so that the next look is past the change.
  return Math.min(MINUTE, (left % step) + 5);
}

/** The seconds to call out when time has run from `before` to `now`: 30, 10, or null where neither was passed. */
export function thresholdPassed(before: number, now: number): number | null {
  const passed = [SCARCE, LOW].find((mark) => before > mark && now <= mark && now > 0);
  return passed === undefined ? null : passed / SECOND;
}
