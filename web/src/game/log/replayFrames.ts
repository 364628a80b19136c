/** A replay's frames as pictures: what the server told, put together. No rules are known here. */
import type { LogLine, PositionView, Replay } from "../../generated/protocol";

/** The position before the first move, and after each. */
export function positionsOf(replay: Pick<Replay, "start" | "frames">): PositionView[] {
  let now = replay.start;
  const all = [now];
  for (const { change } of replay.frames) {
    const next = Object.entries({ ...now, ...change });
    // Null says of everything but the turn that there is none any more.
    now = Object.fromEntries(
      next.filter(([name, value]) => value !== null || name === "turn"),
    ) as unknown as PositionView;
    all.push(now);
  }
  return all;
}

/** The frames as lines of a log, numbered by the moves from 1. */
export function historyOf(replay: Replay): LogLine[] {
  return replay.frames.map(({ colour, move, happened }, i) => ({ number: i + 1, colour, move, happened }));
}

/** The numbers of moves after which a turn begins, the start of the game first. */
export function turnStarts(replay: Replay): number[] {
  return replay.frames.flatMap((frame, i) => (i === 0 || frame.turn !== replay.frames[i - 1]!.turn ? [i] : []));
}
