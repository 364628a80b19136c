/** Where somebody plays to learn: a lesson, whose answers are all known, or a puzzle, which the server answers. */
import type { DrawnRoute, Film, Target } from "../board";
import type { Deciding } from "../game/decision/decision";
import type { Notes } from "../game/messages/toasts.svelte";
import type { PositionView } from "../generated/protocol";

export interface Playing extends Deciding {
  readonly position: PositionView | null;
  readonly film: Film;
  readonly notes: Notes;
  /** The way from the pier that is pointed at, or was tapped once. */
  readonly route: DrawnRoute | null;
  /** The pointer is on it. */
  hovered: Target | null;
  press(target: Target, touch: boolean): void;
  /** Takes back what was chosen of a move, or the last move where that can be done. */
  undo(): void;
}
