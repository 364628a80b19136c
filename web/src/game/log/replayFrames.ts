/** Converts the frames of a replay to positions and log lines. This module does not know the rules. */
import type { LogLine, PositionView, Replay } from "../../generated/protocol";

/** Return the positions before the first move and after each move. */
export function positionsOf(replay: Pick<Replay, "start" | "frames">): PositionView[] {
  let now = replay.start;
  const all = [now];
  for (const { change } of replay.frames) {
    const next = Object.entries({ ...now, ...change });
    // A null value removes the field, except for `turn`, which may be null.
    now = Object.fromEntries(
      next.filter(([name, value]) => value !== null || name === "turn"),
    ) as unknown as PositionView;
    all.push(now);
  }
  return all;
}

/** Return the frames as log lines, numbered from 1. */
export function historyOf(replay: Replay): LogLine[] {
  return replay.frames.map(({ colour, move, happened }, i) => ({ number: i + 1, colour, move, happened }));
}

/** Return the numbers of the moves after which a turn starts, and 0 for the start of the game. */
export function turnStarts(replay: Replay): number[] {
  return replay.frames.flatMap((frame, i) => (i === 0 || frame.turn !== replay.frames[i - 1]!.turn ? [i] : []));
}
