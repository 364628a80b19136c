/**
 * CSS transforms for transitions between views. The browser moves and scales a board that was drawn for one view, so
 * that it is not redrawn for each frame.
 */
import { sameView, type View } from "../geometry/view";

/**
 * Return the CSS transform around the centre that makes a board drawn for the view `drawn` look as in the view
 * `target`.
 */
export function cssTransform(drawn: View, target: View): string {
  const [x, y] = [(drawn.x - target.x) * target.scale, (drawn.y - target.y) * target.scale];
  return `translate(${x}px, ${y}px) scale(${target.scale / drawn.scale})`;
}

/** Return the view that is visible when a board drawn for the view `drawn` is transformed by a matrix. */
export function viewFromMatrix(drawn: View, { a, e, f }: { a: number; e: number; f: number }): View {
  const scale = drawn.scale * a;
  return { x: drawn.x - e / scale, y: drawn.y - f / scale, scale };
}

/** Fraction of a transition's duration after which the board moves fastest. The board is redrawn at that time. */
const REDRAW_FRACTION = 0.25;

/** A transition of the board to another view. */
export interface ViewTransition {
  readonly from: View;
  /** Milliseconds. */
  readonly length: number;
  /** Called when the board moves fastest, to redraw it. A change is least visible at that time. */
  readonly onmidway?: () => void;
}

export class ViewTransform {
  #transition: Animation | null = null;
  #from: View | null = null;

  constructor(readonly node: HTMLElement) {}

  /** Return the view that is visible now, even during a transition. */
  visibleView(drawn: View): View {
    if (this.node.style.transform === "" && this.#transition === null) return drawn;
    return viewFromMatrix(drawn, new DOMMatrix(getComputedStyle(this.node).transform));
  }

  /** Show a board drawn for the view `drawn` in the view `to`, immediately or with a transition. */
  show(drawn: View, to: View, transition: ViewTransition | null = null): void {
    this.#transition?.cancel();
    this.#transition = null;
    const animates = transition !== null && transition.length > 0 && !sameView(transition.from, to);
    this.#place(drawn, to, animates);
    if (!animates) return;
    const { from, length, onmidway } = transition;
    const animation = this.node.animate(keyframes(drawn, from, to), {
      duration: length,
      easing: "cubic-bezier(.3, 0, .2, 1)",
    });
    [this.#transition, this.#from] = [animation, from];
    animation.onfinish = () => {
      if (animation !== this.#transition) return;
      this.#transition = null;
      if (this.node.style.transform === "") this.node.style.willChange = "";
    };
    if (!onmidway) return;
    const notify = (): void => void (animation === this.#transition && onmidway());
    animation.ready.then(
      () => setTimeout(notify, length * REDRAW_FRACTION),
      () => undefined, // the animation was cancelled
    );
  }

  /** Continue the transition to `to` after the board has been redrawn for the view `drawn`. */
  rebase(drawn: View, to: View): void {
    const effect = this.#transition?.effect;
    if (effect instanceof KeyframeEffect && this.#from) effect.setKeyframes(keyframes(drawn, this.#from, to));
    this.#place(drawn, to, this.#transition !== null);
  }

  /** Set the transform for the end of a transition. */
  #place(drawn: View, to: View, animates: boolean): void {
    const still = sameView(drawn, to);
    this.node.style.transform = still ? "" : cssTransform(drawn, to);
    // Ask the browser to keep the board's layer while the board is transformed.
    this.node.style.willChange = still && !animates ? "" : "transform";
  }
}

/**
 * Return the keyframes of a transition. They show the same views, regardless of the view that the board is drawn for.
 */
function keyframes(drawn: View, from: View, to: View): Keyframe[] {
  return [{ transform: cssTransform(drawn, from) }, { transform: cssTransform(drawn, to) }];
}
