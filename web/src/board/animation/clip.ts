/** The parts of an animation: one clip for each happening. */
import type { Point } from "../geometry/hex";
import type { Happening } from "../model/types";
import type { Sprite } from "./sprites";

/** A group of ships that is moving, or is waiting in one place. */
export interface MovingFleet {
  readonly ships: readonly string[];
  readonly at: Point;
}

/** The animation of one happening. */
export interface Clip {
  /** Milliseconds at speed 1. */
  readonly duration: number;
  /** The moving sprites. Some of them, such as foam, move for longer than the clip lasts. */
  readonly sprites: readonly Sprite[];
  /** The moving fleet after this clip. */
  readonly fleet: MovingFleet | null;
  /** The centres of tiles that must be in view together with their surroundings, as board points. */
  readonly focusPoints: readonly Point[];
  /** Whether the happening changes the position at the start of the clip instead of the end. */
  readonly appliedFirst?: boolean;
}

/** A happening of a given kind. */
export type HappeningOf<K extends Happening["kind"]> = Extract<Happening, { kind: K }>;
