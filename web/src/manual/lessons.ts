/** The lessons of "How to play well", as replays that start in the middle of a game. */
import type { Lesson, LessonLine } from "../generated/lessons";
import type { Colour, Replay } from "../generated/protocol";
import { opening } from "../i18n/i18n.svelte";
import { colourName } from "../game/text/names";
import { type NameOf } from "../game/text/phrase";

/** The two lines of play of a lesson: the better one and the tempting one. */
export const LINES = ["better", "tempting"] as const;
export type LineName = (typeof LINES)[number];

/** Returns the name of a player, which is the name of the colour. */
export const names: NameOf = (colour) => opening(colourName(colour));

export function replayOf({ stall, start }: Lesson, { frames, points }: LessonLine): Replay {
  const players = Object.keys(points[0]!).map((colour) => ({ colour: colour as Colour, name: "", bot: null }));
  return { table: null, players, stall, start, comment: null, frames, end: null, shuffle: null };
}
