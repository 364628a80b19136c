/** The data of a board figure, and functions that build its positions from short notations. */
import { applyHappening } from "../board/model/applyHappening";
import { type Box, boxAround } from "../board/geometry/box";
import type { DrawnRoute, Fleet, Happening, TargetKind, Position, Target } from "../board";

export interface Scene {
  readonly position: Position;
  readonly pick?: TargetKind;
  readonly targets?: readonly Target[];
  readonly pulsing?: readonly string[];
  readonly active?: string;
  readonly route?: DrawnRoute;
  /** The events that are animated when the figure is played. */
  readonly story?: readonly Happening[];
}

/** A tile with its axial coordinates and rotation. */
type Place = readonly [id: string, q: number, r: number, rotation?: number];

/**
 * Builds a position. Ships are listed by beach, as in `{ tonga: "2red 1blue, , 1red" }`; islands that are not listed
 * have none.
 */
export function sea(
  places: readonly Place[],
  ships: Record<string, string>,
  royal: Record<string, string> = {},
): Position {
  return {
    tiles: places.map(([id, q, r, rotation = 0]) => ({ id, q, r, rotation })),
    ships: Object.fromEntries(Object.entries(ships).map(([island, text]) => [island, text.split(",").map(fleet)])),
    royal,
    at_sea: {},
    supply: {},
    pile: [],
    lost: [],
  };
}

/** Parses ships by colour, such as `2red 1blue`. */
export function fleet(text: string): Fleet {
  return Object.fromEntries([...text.matchAll(/(\d+)(\w+)/g)].map(([, number, colour]) => [colour!, Number(number)]));
}

/** Returns the position after the scene's story. */
export const outcome = ({ position, story = [] }: Scene): Position => story.reduce(applyHappening, position);

/** Returns the area that the scene needs from start to end, including space for a route beyond the known tiles. */
export function frame(scene: Scene): Box {
  const room = scene.pick === "exit" || scene.route?.end === "unknown" ? 70 : 8;
  return boxAround([...scene.position.tiles, ...outcome(scene).tiles], room);
}
