/** Where somebody plays to learn: a lesson, whose answers are all known, or a puzzle, which the server answers. */
import type { DrawnRoute, AnimationPlayer, Target } from "../board";
import type { DecisionContext } from "../game/decision/decision";
import type { Toasts } from "../game/messages/toasts.svelte";
import type { PositionView } from "../generated/protocol";

export interface Playing extends DecisionContext {
  readonly position: PositionView | null;
  readonly animation: AnimationPlayer;
  readonly notes: Toasts;
  /** The way from the pier that is pointed at, or was tapped once. */
  readonly route: DrawnRoute | null;
  /** The pointer is on it. */
  hovered: Target | null;
  press(target: Target, touch: boolean): void;
  /** Takes back what was chosen of a move, or the last move where that can be done. */
  undo(): void;
}
