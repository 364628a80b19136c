/**
 * The board draws a position and reports which target was pressed. It knows no rules, and shows no text but names and numbers.
 *
 * Props of `Board`:
 *
 * - `position`: the position to draw, as the server sent it
 * - `pick`: the kind of target that a press reports, or "none". A press elsewhere on an island reports the island.
 *   A "pier" is the wedge towards a side with a pier. An "exit" is a side that faces an empty cell. Each tile
 *   reports a "tile", but targets of this kind are highlighted only under the pointer.
 * - `targets`: the targets to highlight and to reach by keyboard; presses outside them are also reported
 * - `chosen`: the target that waits for a second press; for an exit, the cell beyond it is highlighted, too
 * - `pulsing`: full beaches, as "tonga.0"
 * - `active`: the island whose value badge glows red
 * - `glow`: tiles that are pointed at
 * - `route`: a route to draw, with the pier at its start: {...route, from: {island, side}}
 * - `suggestedRoutes`: further routes to draw, such as those of a hint
 * - `recentEvents`: happenings to mark: routes, beaches, discovered and lost tiles
 * - `highlightedColour`: the colour whose ships stay visible while all others fade
 * - `showCoordinates`: whether beaches and piers show their numbers in the notation of moves
 * - `pending`: ships that were placed but not confirmed: they are drawn on free berths, and a press on one reports
 *   a "ship" for each `pick`
 * - `animation`: an AnimationPlayer: while it plays, the board draws its frame, and a press skips it
 * - `inset`: the pixels that panels cover at the edges
 * - `panels`: instead of an inset: rectangles that cover the board, in its pixels; the largest free area is used
 * - `decisionTiles`: the tiles that the decision is about: if the whole board is too small to press, the view
 *   zooms in on them
 * - `name`: the board's accessible name; label(target) returns that of a target
 * - `onpress`: called with the pressed target, and whether it was touched
 * - `onhover`: called with the target under the pointer, with the focus, or of a long press; null when it ends
 *
 * Methods: fit() shows all tiles and follows the growth of the board again; zoom(factor) zooms around the centre.
 *
 * `animation.play({before, happened, after, speed, onstep})` animates happenings and resolves at the end; calls are queued.
 * Give the board the newest position immediately: it is shown when the animation ends or `animation.skip()` is called. Speed 0,
 * a hidden tab and prefers-reduced-motion show the end immediately.
 *
 * ShipIcon and SignIcon ({colour, size}) draw a ship and a player's sign outside the board. The palette, the signs and the art
 * come from src/tongiaki/drawing, which Python uses, too. The dark palette follows prefers-color-scheme, or
 * data-theme="dark" on the root element.
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
  PendingShip,
  TargetKind,
  Position,
  Rect,
  Route,
  Target,
} from "./model/types";
