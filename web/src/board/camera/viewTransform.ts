/**
 * Takes the view from one place to another without drawing the board anew: what is drawn for one view is moved and
 * scaled as a whole, which the browser does beside everything else.
 */
import { sameView, type View } from "../geometry/view";

/** How a board drawn for the view `drawn` has to lie to be seen as in `seen`, around the middle. */
export function cssTransform(drawn: View, seen: View): string {
  const [x, y] = [(drawn.x - seen.x) * seen.scale, (drawn.y - seen.y) * seen.scale];
  return `translate(${x}px, ${y}px) scale(${seen.scale / drawn.scale})`;
}

/** The view that a board drawn for `drawn` is seen in when it lies as `matrix` says. */
export function viewFromMatrix(drawn: View, { a, e, f }: { a: number; e: number; f: number }): View {
  const scale = drawn.scale * a;
  return { x: drawn.x - e / scale, y: drawn.y - f / scale, scale };
}

/** The part of a glide's time after which the board is drawn for where it leads: then it moves fastest. */
const MIDWAY = 0.25;

/** How the board glides to another view. */
export interface ViewTransition {
  readonly from: View;
  /** Milliseconds. */
  readonly length: number;
  /** Called where it moves fastest: what changes there with the view it is drawn for is seen least. */
  readonly midway?: () => void;
}

export class ViewTransform {
  #way: Animation | null = null;
  #from: View | null = null;

  constructor(readonly node: HTMLElement) {}

  /** In which view the board is seen now, perhaps on the way to another. */
  seen(drawn: View): View {
    if (this.node.style.transform === "" && this.#way === null) return drawn;
    return viewFromMatrix(drawn, new DOMMatrix(getComputedStyle(this.node).transform));
  }

  /** Shows a board drawn for `drawn` in the view `to`, at once or by a glide. */
  show(drawn: View, to: View, glide: ViewTransition | null = null): void {
    this.#way?.cancel();
    this.#way = null;
    const glides = glide !== null && glide.length > 0 && !sameView(glide.from, to);
    this.#rest(drawn, to, glides);
    if (!glides) return;
    const { from, length, midway } = glide;
    const way = this.node.animate(poses(drawn, from, to), { duration: length, easing: "cubic-bezier(.3, 0, .2, 1)" });
    [this.#way, this.#from] = [way, from];
    way.onfinish = () => {
      if (way !== this.#way) return;
      this.#way = null;
      if (this.node.style.transform === "") this.node.style.willChange = "";
    };
    if (!midway) return;
    const turn = (): void => void (way === this.#way && midway());
    way.ready.then(
      () => setTimeout(turn, length * MIDWAY),
      () => undefined, // it was cancelled
    );
  }

  /** On its way to `to` the board was drawn anew, for `drawn`: it is seen where it was, and goes on from there. */
  redrawn(drawn: View, to: View): void {
    const effect = this.#way?.effect;
    if (effect instanceof KeyframeEffect && this.#from) effect.setKeyframes(poses(drawn, this.#from, to));
    this.#rest(drawn, to, this.#way !== null);
  }

  /** How the board lies where it comes to rest. */
  #rest(drawn: View, to: View, glides: boolean): void {
    const still = sameView(drawn, to);
    this.node.style.transform = still ? "" : cssTransform(drawn, to);
    // As long as it lies otherwise than it was drawn, the browser is to keep what it has drawn.
    this.node.style.willChange = still && !glides ? "" : "transform";
  }
}

/** The ends of a glide. On the way between them the board is seen alike whatever view it is drawn for. */
function poses(drawn: View, from: View, to: View): Keyframe[] {
  return [{ transform: cssTransform(drawn, from) }, { transform: cssTransform(drawn, to) }];
}
