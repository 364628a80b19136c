/**
 * Takes the view from one place to another without drawing the board anew: what is drawn for one view is moved and
 * scaled as a whole, which the browser does beside everything else.
 */

/** The board point in the middle, and pixels for one board unit. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How a board drawn for the view `drawn` has to lie to be seen as in `seen`, around the middle. */
export function lie(drawn: View, seen: View): string {
  const [x, y] = [(drawn.x - seen.x) * seen.scale, (drawn.y - seen.y) * seen.scale];
  return `translate(${x}px, ${y}px) scale(${seen.scale / drawn.scale})`;
}

/** The view that a board drawn for `drawn` is seen in when it lies as `matrix` says. */
export function seenAs(drawn: View, { a, e, f }: { a: number; e: number; f: number }): View {
  const scale = drawn.scale * a;
  return { x: drawn.x - e / scale, y: drawn.y - f / scale, scale };
}

export function sameView(one: View, other: View): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale;
}

export class Lens {
  #way: Animation | null = null;

  constructor(readonly node: HTMLElement) {}

  /** In which view the board is seen now, perhaps on the way to another. */
  seen(drawn: View): View {
    if (this.node.style.transform === "" && this.#way === null) return drawn;
    return seenAs(drawn, new DOMMatrix(getComputedStyle(this.node).transform));
  }

  /** Shows a board drawn for `drawn` in the view `to`, gliding there from `from` in so many milliseconds. */
  show(drawn: View, to: View, from: View = to, length = 0, come: () => void = () => undefined): void {
    this.#way?.cancel();
    this.#way = null;
    const still = sameView(drawn, to);
    this.node.style.transform = still ? "" : lie(drawn, to);
    const glides = length > 0 && !sameView(from, to);
    // As long as it lies otherwise than it was drawn, the browser is to keep what it has drawn.
    this.node.style.willChange = still && !glides ? "" : "transform";
    if (!glides) return;
    const way = this.node.animate([{ transform: lie(drawn, from) }, { transform: lie(drawn, to) }], {
      duration: length,
      easing: "cubic-bezier(.3, 0, .2, 1)",
    });
    way.onfinish = () => {
      if (way !== this.#way) return;
      this.#way = null;
      if (still) this.node.style.willChange = "";
      come();
    };
    this.#way = way;
  }
}
