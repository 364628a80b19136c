/** Where a leader is, as it is told to the others. */
import type { Lead } from "../generated/protocol";

interface Shown {
  readonly at: number;
  readonly playing: boolean;
  readonly pace: number;
}

export function shownOf({ at, playing, pace }: Shown, marks: readonly string[]): Lead {
  return { at, playing, pace: String(pace) as Lead["pace"], marks: [...marks] };
}

export function same(one: Lead, other: Lead): boolean {
  return (
    one.at === other.at &&
    one.playing === other.playing &&
    one.pace === other.pace &&
    one.marks.join() === other.marks.join()
  );
}
