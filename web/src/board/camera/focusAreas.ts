/** The areas that a view should show, and the choice among them if not all fit. Lengths are in board units. */
import { boxAround, type Box } from "../geometry/box";
import type { HitArea } from "../geometry/hitAreas";
import type { PlacedTile } from "../model/types";

/** A tile with its targets. */
export interface FocusArea {
  readonly tile: string;
  readonly box: Box;
  /** The importance: the number of targets, or more for an area that must be shown. */
  readonly weight: number;
}

/** Half the width of the space that a target needs. */
const TARGET_SPACE = 32;
/** The weight of the area with the target that the player has pressed. */
const PRESSED_WEIGHT = 1000;

/** Return the id of the tile that a target belongs to. */
export const tileOf = ({ target }: HitArea): string => ("island" in target ? target.island : target.tile);

/** Return the smallest box around all boxes, which must not be empty, with a margin. */
export function unionOf(boxes: readonly Box[], margin = 0): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)) - margin,
    top: Math.min(...boxes.map((box) => box.top)) - margin,
    right: Math.max(...boxes.map((box) => box.right)) + margin,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + margin,
  };
}

/**
 * Return an area for each of the tiles, including the targets on it.
 *
 * @param pressed - the tile with the target that the player has pressed, which is the most important one; or null
 */
export function focusAreas(
  tiles: readonly PlacedTile[],
  wanted: readonly string[],
  targets: readonly HitArea[],
  pressed: string | null = null,
): FocusArea[] {
  return tiles
    .filter(({ id }) => wanted.includes(id))
    .map((tile) => {
      const spots = targets.filter((area) => tileOf(area) === tile.id).map(({ spot }) => spot);
      const spaces = spots.map(({ x, y }) => ({
        left: x - TARGET_SPACE,
        right: x + TARGET_SPACE,
        top: y - TARGET_SPACE,
        bottom: y + TARGET_SPACE,
      }));
      const weight = Math.max(spots.length, 1) + (tile.id === pressed ? PRESSED_WEIGHT : 0);
      return { tile: tile.id, box: unionOf([boxAround([tile], 4), ...spaces]), weight };
    });
}

/**
 * Return the most important areas that fit into a rectangle of a size together; at least one area. If several choices
 * are equally important, return the one nearest to a point. `areas` must not be empty.
 */
export function areasThatFit(
  areas: readonly FocusArea[],
  width: number,
  height: number,
  near: { readonly x: number; readonly y: number },
): readonly FocusArea[] {
  const distanceTo = (box: Box): number =>
    Math.hypot((box.left + box.right) / 2 - near.x, (box.top + box.bottom) / 2 - near.y);
  const choices = areas.flatMap(({ box: { left } }) =>
    areas.map(({ box: { top } }) =>
      areas.filter(
        ({ box }) => box.left >= left && box.top >= top && box.right <= left + width && box.bottom <= top + height,
      ),
    ),
  );
  const alone = areas.map((area) => [area]);
  const rated = [...choices, ...alone].flatMap((chosen) => {
    if (chosen.length === 0) return [];
    const weight = chosen.reduce((sum, area) => sum + area.weight, 0);
    return [{ chosen, weight, far: distanceTo(unionOf(chosen.map(({ box }) => box))) }];
  });
  return rated.reduce((best, other) =>
    other.weight > best.weight || (other.weight === best.weight && other.far < best.far - 1) ? other : best,
  ).chosen;
}
