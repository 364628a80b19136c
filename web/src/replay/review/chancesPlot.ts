/** The layout of a plot of all players' chances over the moves of a game. */
import type { GameReview } from "../../generated/protocol";

/** The area inside the axes, in the plot's units. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface ChanceLine {
  colour: string;
  /** The line as an SVG path. */
  path: string;
  /** The y coordinate of the mark at the line's end. */
  y: number;
}

interface ChancePlot {
  /** The x coordinates of the start of each turn and of the end of the game. */
  xs: number[];
  lines: ChanceLine[];
}

/** Minimum distance between the marks at the ends of two lines. */
const MIN_DISTANCE = 17;

/** Returns all players' chances at the start of each turn and at the end of the game. */
export const chancesOf = (review: GameReview): { [colour: string]: number }[] => [
  ...review.turns.map((turn) => turn.chances),
  review.chances,
];

/** Lays out a review; `last` is the number of moves in the game. */
export function layOut(review: GameReview, last: number, frame: Frame): ChancePlot {
  const from = review.turns[0]?.first ?? 0;
  const span = Math.max(1, last - from);
  const x = (move: number): number => frame.left + ((move - from) / span) * (frame.right - frame.left);
  const y = (chance: number): number => frame.bottom - chance * (frame.bottom - frame.top);
  const xs = [...review.turns.map((turn) => turn.first), last].map(x);
  const points = chancesOf(review);
  const lines = Object.keys(review.chances).map((colour) => ({
    colour,
    path: points
      .map((chances, i) => `${i === 0 ? "M" : "L"}${xs[i]!.toFixed(1)} ${y(chances[colour] ?? 0).toFixed(1)}`)
      .join(""),
    y: y(review.chances[colour] ?? 0),
  }));
  return { xs, lines: separate(lines, frame) };
}

/** Moves the marks at the ends of the lines upwards where necessary, so that they do not overlap. */
function separate(lines: ChanceLine[], frame: Frame): ChanceLine[] {
  let free = frame.bottom;
  const placed = new Map<string, number>();
  for (const line of [...lines].sort((a, b) => b.y - a.y)) {
    const y = Math.min(line.y, free);
    placed.set(line.colour, y);
    free = y - MIN_DISTANCE;
  }
  const overflow = Math.max(0, frame.top - free - MIN_DISTANCE);
  return lines.map((line) => ({ ...line, y: placed.get(line.colour)! + overflow }));
}

/** Returns the index of the turn whose start is nearest to an x coordinate, or of the game's end if that is nearer. */
export const nearest = (xs: readonly number[], x: number): number =>
  xs.reduce((best, chances, number) => (Math.abs(chances - x) < Math.abs(xs[best]! - x) ? number : best), 0);
