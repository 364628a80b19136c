/** The interface between the stage and the lesson or puzzle that is played on it. */
import type { DrawnRoute, AnimationPlayer, Target } from "../board";
import type { DecisionContext } from "../game/decision/decision";
import type { Toasts } from "../game/messages/toasts.svelte";
import type { Happening, PositionView } from "../generated/protocol";

export interface StageGame extends DecisionContext {
  readonly position: PositionView | null;
  readonly animation: AnimationPlayer;
  /** The happenings since the last fleet sailed. */
  readonly voyage: readonly Happening[];
  readonly toasts: Toasts;
  /** The route from the pier under the pointer, or from the pier that was tapped once. */
  readonly route: DrawnRoute | null;
  /** The target under the pointer. */
  hovered: Target | null;
  press(target: Target, touch: boolean): void;
  /** Cancels an incomplete move, or takes back the last move if possible. */
  undo(): void;
}
