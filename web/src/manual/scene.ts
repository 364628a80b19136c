/** What a figure of the manual is made of, and a short way to write its positions down. */
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
  /** What happens when the figure is played. */
  readonly story?: readonly Happening[];
}

/** A tile: its id, q, r and rotation. */
type Place = readonly [id: string, q: number, r: number, rotation?: number];

/** A position: ships by beach, as in `{ tonga: "2red 1blue, , 1red" }`; an island that is left out has none. */
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

/** Ships by colour: `2red 1blue`. */
export function fleet(text: string): Fleet {
  return Object.fromEntries([...text.matchAll(/(\d+)(\w+)/g)].map(([, number, colour]) => [colour!, Number(number)]));
}

/** The position at the end of the scene's story. */
export const outcome = ({ position, story = [] }: Scene): Position => story.reduce(applyHappening, position);

/** The part of the sea that the scene needs, from its first moment to its last; with room for a route to nowhere yet. */
export function frame(scene: Scene): Box {
  const room = scene.pick === "exit" || scene.route?.end === "unknown" ? 70 : 8;
  return boxAround([...scene.position.tiles, ...outcome(scene).tiles], room);
}
