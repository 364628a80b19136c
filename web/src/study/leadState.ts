/** The leader's state as it is sent to the other participants. */
import type { Lead } from "../generated/protocol";

interface PlayerState {
  readonly at: number;
  readonly playing: boolean;
  readonly pace: number;
}

export function leadOf({ at, playing, pace }: PlayerState, marks: readonly string[]): Lead {
  return { at, playing, pace: String(pace) as Lead["pace"], marks: [...marks] };
}

export function sameLead(a: Lead, b: Lead): boolean {
  return a.at === b.at && a.playing === b.playing && a.pace === b.pace && a.marks.join() === b.marks.join();
}
