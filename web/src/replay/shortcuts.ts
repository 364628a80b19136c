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
    ArrowDown: () => player.stepTurn(1),
    ArrowUp: () => player.stepTurn(-1),
    PageDown: () => player.stepTurn(1),
    PageUp: () => player.stepTurn(-1),
    Home: () => player.goTo(0),
    End: () => player.goTo(player.last),
  };
  const trying: Keys = {
    ...common,
    ArrowLeft: () => tries.undo(),
    u: () => tries.undo(),
    Escape: () => tries.stop(),
  };
  const reviewing: Keys = {
    ArrowRight: () => review.selection?.line.step(1),
    ArrowLeft: () => review.selection?.line.step(-1),
    Escape: () => review.closeLine(),
  };

  return onKeys((key, event) => {
    const now = review.selection ? reviewing : analysis.trying ? trying : game;
    const rolls = now === game && key === " " && !(event.target as Element).matches("button, a, summary");
    const move = rolls ? () => player.toggle() : now[key];
    move?.();
    return move !== undefined;
  });
}
