/** The layout of a plot of ratings over time: coordinates of the points, and round numbers and dates for the axes. */
import type { RatingPoint } from "../../generated/protocol";

/** The area inside the axes, in the plot's units; all points lie within it. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Plot {
  /** Coordinates of the points, in the order of the history. */
  points: { x: number; y: number }[];
  ratings: { value: number; y: number }[];
  times: { at: number; x: number }[];
  /** Whether the history spans less than two days, so that the axis needs hours. */
  hours: boolean;
}

const DAY = 86_400;
const TIME_STEPS = [
  60,
  300,
  900,
  3600,
  3 * 3600,
  6 * 3600,
  DAY,
  2 * DAY,
  7 * DAY,
  14 * DAY,
  30 * DAY,
  91 * DAY,
  182 * DAY,
  365 * DAY,
];
/** Minimum range of the rating axis. It prevents small changes from looking large. */
const MIN_SPAN = 40;

/** Returns about `count` evenly spaced round numbers that cover the range from `low` to `high`. */
export function roundNumbers(low: number, high: number, count: number): number[] {
  const minStep = Math.max(high - low, 1) / count;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= minStep)!;
  const numbers: number[] = [];
  for (let value = Math.floor(low / step) * step; ; value += step) {
    numbers.push(Math.round(value * 1e6) / 1e6);
    if (value >= high) return numbers;
  }
}

/**
 * Returns up to `max` round times, in seconds, between `from` and `to`. `zone` is the offset of local time from UTC, in
 * seconds.
 */
export function roundTimes(from: number, to: number, max: number, zone = 0): number[] {
  const span = to - from;
  const step = TIME_STEPS.find((size) => span / size <= max) ?? Math.ceil(span / max / (365 * DAY)) * 365 * DAY;
  const times: number[] = [];
  for (let at = Math.ceil((from + zone) / step) * step - zone; at <= to; at += step) times.push(at);
  return times;
}

/** Lays out a rating history in a frame. If the history has only one game, its point is in the middle. */
export function layOut(
  history: readonly RatingPoint[],
  frame: Frame,
  ticks: { ratings: number; times: number },
  zone = 0,
): Plot {
  const values = history.map((point) => point.rating);
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const half = Math.max(MIN_SPAN, Math.max(...values) - Math.min(...values)) / 2;
  const numbers = roundNumbers(middle - half, middle + half, ticks.ratings);
  const [low, high] = [numbers[0]!, numbers.at(-1)!];
  const [from, to] = [history[0]!.at, history.at(-1)!.at];
  const y = (value: number): number => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
  const x = (at: number): number =>
    to === from
      ? (frame.left + frame.right) / 2
      : frame.left + ((at - from) / (to - from)) * (frame.right - frame.left);
  const ticksOfTime = roundTimes(from, to, ticks.times, zone);
  return {
    points: history.map((point) => ({ x: x(point.at), y: y(point.rating) })),
    ratings: numbers.map((value) => ({ value, y: y(value) })),
    times: (ticksOfTime.length > 0 ? ticksOfTime : [from]).map((at) => ({ at, x: x(at) })),
    hours: to - from < 2 * DAY,
  };
}

/** Returns the index of the point that is nearest to `x` on the time axis. */
export const nearest = (points: readonly { x: number }[], x: number): number =>
  points.reduce((best, point, number) => (Math.abs(point.x - x) < Math.abs(points[best]!.x - x) ? number : best), 0);
