/**
 * The board: it draws a position and reports what is pressed. It knows no rules and shows no text but names and numbers.
 *
 *   <Board bind:this={board} {position} pick="pier" {targets} {chosen} {pulsing} {active} {glow} {route} {deeds} {numbered} {pending} {film} {inset} {covers} {near}
 *          name={text} {label} {onpress} {onhover} />
 *
 * position  what to draw (the wire's position as it came)
 * pick      which areas a press reports: "island", "beach" (else its island), "pier" (the wedge towards a side that has
 *           one, else the island), "exit" (any side that faces an empty cell), "tile" (any tile; a target is marked
 *           under the pointer alone), or "none"
 * targets   the areas to mark and to reach by keyboard; presses on other areas are reported all the same
 * chosen    the target that is looked at before it is pressed again; of an exit, the cell that it leads to is marked, too
 * pulsing   full beaches, as "tonga.0"
 * active    the island whose value badge glows red
 * glow      tiles that somebody points at
 * route     a route to draw, with the pier it starts from: {...route, from: {island, side}}
 * ways      further routes, which somebody advises
 * deeds     what players did that is to be seen on the board: ways, beaches, what was found and lost
 * whose     a colour whose ships are looked for: all others fade
 * numbered  whether beaches and piers bear the numbers by which moves name them
 * pending   ships put down but not confirmed; they are drawn on the next free berths, and a press on one is reported as
 *           a "ship", whatever is picked
 * film      a AnimationPlayer; while it plays the board draws its picture, and a press skips it
 * inset     pixels at the edges that panels cover, for fitting
 * covers    instead of an inset: what lies over the board, in its pixels; it is fitted where that leaves most room
 * near      tiles that the decision is about: where the whole board would be too small to press, the view comes near them
 * name      the board's name for screen readers; label(target) gives each target's
 * onpress   a press, click, or Enter on an area, and whether it was a finger's; onhover: the pointer, the focus or a long press is on it (null: left)
 * fit()     shows everything and follows the board's growth again; zoom(factor) zooms around the middle
 *
 * AnimationPlayer: `film.play({before, happened, after, speed, onstep})` animates and resolves at the end; calls queue up. Give the
 * board the newest position at once: it is shown when the film ends or `film.skip()` cuts it. Speed 0, a hidden tab and
 * prefers-reduced-motion jump to the end.
 *
 * ShipIcon and SignIcon ({colour, size}) draw a ship and a player's sign anywhere on the page.
 * The palette, the signs and the art come from src/tongiaki/drawing, which Python draws with too: light, and night by prefers-color-scheme or data-theme="dark" on the root.
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
