/** The leader's state as it is sent to the other participants. */
import type { Lead } from "../generated/protocol";

interface Shown {
  readonly at: number;
  readonly playing: boolean;
  readonly pace: number;
}

export function leadOf({ at, playing, pace }: Shown, marks: readonly string[]): Lead {
  return { at, playing, pace: String(pace) as Lead["pace"], marks: [...marks] };
}

export function sameLead(one: Lead, other: Lead): boolean {
  return (
    one.at === other.at &&
    one.playing === other.playing &&
    one.pace === other.pace &&
    one.marks.join() === other.marks.join()
  );
}
