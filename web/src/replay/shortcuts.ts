/** Keyboard shortcuts of a replay: in the game, while moves are tried, and while a line of the review is shown. */
import { onKeys } from "../browser/keyboard";
import type { Analysis } from "./analysis/analysis.svelte";
import type { Player } from "./player.svelte";
import type { Review } from "./review/review.svelte";

interface Parts {
  player: Player;
  analysis: Analysis;
  review: Review;
  /** Shows the whole board. */
  fit: () => void;
}

type Keys = Readonly<Record<string, () => void>>;

/** Returns a `keydown` listener for the page. */
export function shortcutListener({ player, analysis, review, fit }: Parts): (event: KeyboardEvent) => void {
  const { tries } = analysis;
  const common: Keys = { f: fit, a: () => analysis.toggle() };
  const game: Keys = {
    ...common,
    ArrowRight: () => player.step(1),
    ArrowLeft: () => player.step(-1),
    ArrowDown: () => player.turn(1),
    ArrowUp: () => player.turn(-1),
    PageDown: () => player.turn(1),
    PageUp: () => player.turn(-1),
    Home: () => player.to(0),
    End: () => player.to(player.last),
  };
  const trying: Keys = {
    ...common,
    ArrowLeft: () => tries.undo(),
    u: () => tries.undo(),
    Escape: () => tries.end(),
  };
  const reviewing: Keys = {
    ArrowRight: () => review.look?.line.step(1),
    ArrowLeft: () => review.look?.line.step(-1),
    Escape: () => review.back(),
  };

  return onKeys((key, event) => {
    const now = review.look ? reviewing : analysis.trying ? trying : game;
    const rolls = now === game && key === " " && !(event.target as Element).matches("button, a, summary");
    const move = rolls ? () => player.toggle() : now[key];
    move?.();
    return move !== undefined;
  });
}
