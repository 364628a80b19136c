/**
 * The board draws a position and reports which target was pressed. It does not know the rules, and its only texts are
 * names and numbers.
 *
 * Props of `Board`:
 *
 * - `position`: the position to draw, in the server's format
 * - `pick`: the kind of target that a press reports, or "none". A press elsewhere on an island reports the island.
 *   A "pier" is the wedge towards a side with a pier. An "exit" is a side that faces an empty cell. Each tile
 *   reports a "tile", but targets of this kind are highlighted only under the pointer.
 * - `targets`: the targets that are highlighted and reachable by keyboard; presses on other targets are also reported
 * - `chosen`: the target that waits for a second press; for an exit, the cell beyond it is also highlighted
 * - `pulsing`: full beaches, as "tonga.0"
 * - `active`: the island whose value badge glows red
 * - `glow`: tiles to highlight, such as an island that a hint advises to crown
 * - `route`: a route to draw, with the pier at its start: {...route, from: {island, side}}
 * - `suggestedRoutes`: further routes to draw, such as those of a hint
 * - `recentEvents`: happenings to mark: routes, beaches, discovered and lost tiles
 * - `highlightedColour`: the colour whose ships stay visible while all others fade
 * - `showCoordinates`: whether beaches and piers show their numbers in the notation of moves
 * - `pending`: ships that have been placed but not yet confirmed: they are drawn on free berths. A press on one
 *   reports a "ship", regardless of `pick`.
 * - `animation`: an AnimationPlayer; while it plays, the board draws its frame, and a press skips the animation
 * - `voyage`: the happenings that led to the position, at least since its fleet sailed. The place of a waiting fleet follows from them.
 * - `inset`: the widths that panels cover at the edges, in pixels
 * - `panels`: used instead of `inset`: the rectangles of panels, in pixels of the board; the largest free area is used
 * - `notes`: rectangles of panels that are visible for a short time; the view avoids them only if they cover a target
 * - `homeTiles`: the tiles to show while there is no decision and no fleet waits, if the whole sea would be smaller than
 *   half of its normal size. Without them, the whole sea is shown at any size.
 * - `partNames`: the accessible names of the map and of the arrows; without it, there are none
 * - `decisionTiles`: the tiles that the decision is about; the view zooms in on them if they would otherwise be too
 *   small to press
 * - `gradual`: whether the tiles are drawn one after another, so that the page stays responsive while it loads; the board
 *   appears when all are drawn
 * - `name`: the board's accessible name; label(target) returns the accessible name of a target
 * - `onpress`: called with the pressed target, and whether the press was a touch
 * - `onhover`: called with the target that is hovered, focused or pressed for long; null when this ends
 * - `onzoom`: called with the scale of the view, in pixels per board unit, when it changes
 *
 * Methods of `Board`:
 *
 * - `fit()`: show all tiles, and resume automatic fitting
 * - `zoom(factor)`: zoom around the centre
 * - `locate(tile)`: return the pixel of a tile's centre
 * - `showsPart()`: return whether the whole sea would be too small for the screen
 *
 * `animation.play({before, happened, after, speed, onstep})` animates happenings and resolves at the end. Calls are
 * queued. `onstep` is called at the start of each happening's animation. Give the board the newest position immediately:
 * it is shown when the animation ends or `animation.skip()` is called. With speed 0, in a hidden tab, or with
 * prefers-reduced-motion, the end is shown immediately.
 *
 * ShipIcon and SignIcon ({colour, size}) draw a ship and a player's sign outside the board. The palette, the signs and
 * the art come from src/tongiaki/drawing, which Python also uses. The dark palette depends on prefers-color-scheme, or
 * on data-theme="dark" on the root element.
 */
export { default as Board } from "./Board.svelte";
export { default as ShipIcon } from "./ships/ShipIcon.svelte";
export { default as SignIcon } from "./ships/SignIcon.svelte";
export { AnimationPlayer, type AnimationSequence } from "./animation/animationPlayer.svelte";
export { targetKey } from "./geometry/hitAreas";
export { fullBeaches, listShips } from "./model/fleets";
export type {
  PlayerEvents,
  DrawnRoute,
  Fleet,
  Happening,
  Inset,
  PartNames,
  PendingShip,
  TargetKind,
  Position,
  Rect,
  Route,
  Target,
} from "./model/types";
