/** Where things stand in a plot of ratings over time: scales, and round numbers and dates for its axes. */
import type { RatingPoint } from "../generated/protocol";

/** A plot's inside, in its own units: the points lie within. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Plot {
  /** Places of the points, in the order of the history. */
  points: { x: number; y: number }[];
  ratings: { value: number; y: number }[];
  times: { at: number; x: number }[];
  /** Whether the times differ by less than two days, so that hours tell them apart. */
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
/** The least difference of ratings that a plot's height stands for: small changes shall look small. */
const LEAST_SPAN = 40;

/** Round numbers from at or below `low` to at or above `high`, about so many. */
export function roundNumbers(low: number, high: number, wanted: number): number[] {
  const rough = Math.max(high - low, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!;
  const numbers: number[] = [];
  for (let value = Math.floor(low / step) * step; ; value += step) {
    numbers.push(Math.round(value * 1e6) / 1e6);
    if (value >= high) return numbers;
  }
}

/** Moments within a span, as far apart as one of the usual steps, so many at most; `zone` is the local time's seconds ahead of UTC. */
export function roundTimes(from: number, to: number, most: number, zone = 0): number[] {
  const span = to - from;
  const step = TIME_STEPS.find((one) => span / one <= most) ?? Math.ceil(span / most / (365 * DAY)) * 365 * DAY;
  const times: number[] = [];
  for (let at = Math.ceil((from + zone) / step) * step - zone; at <= to; at += step) times.push(at);
  return times;
}

/** Lays a history out in a frame. A history of one game is a point in the middle. */
export function layOut(
  history: readonly RatingPoint[],
  frame: Frame,
  ticks: { ratings: number; times: number },
  zone = 0,
): Plot {
  const values = history.map((point) => point.rating);
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const half = Math.max(LEAST_SPAN, Math.max(...values) - Math.min(...values)) / 2;
  const numbers = roundNumbers(middle - half, middle + half, ticks.ratings);
  const [low, high] = [numbers[0]!, numbers.at(-1)!];
  const [from, to] = [history[0]!.at, history.at(-1)!.at];
  const y = (value: number): number => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
  const x = (at: number): number =>
    to === from
      ? (frame.left + frame.right) / 2
      : frame.left + ((at - from) / (to - from)) * (frame.right - frame.left);
  const found = roundTimes(from, to, ticks.times, zone);
  return {
    points: history.map((point) => ({ x: x(point.at), y: y(point.rating) })),
    ratings: numbers.map((value) => ({ value, y: y(value) })),
    times: (found.length > 0 ? found : [from]).map((at) => ({ at, x: x(at) })),
    hours: to - from < 2 * DAY,
  };
}

/** The number of the point that is the nearest to a place along the time's axis. */
export const nearest = (points: readonly { x: number }[], x: number): number =>
  points.reduce((best, point, number) => (Math.abs(point.x - x) < Math.abs(points[best]!.x - x) ? number : best), 0);
