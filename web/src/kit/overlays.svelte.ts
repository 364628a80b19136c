/** Measures the panels that cover parts of the board, so that the board can use the rest. */
import type { Rect } from "../board";

export class Overlays {
  /** The panels' rectangles in pixels of the window. The board uses the same coordinates. */
  rects = $state.raw<readonly Rect[]>([]);
  #nodes: readonly Element[] = [];
  readonly #watch = new ResizeObserver(() => this.#measure());

  /** Register an element that covers a part of the board. A Svelte action. */
  readonly over = (node: Element): { destroy(): void } => {
    // A panel at the bottom moves with the size of the window.
    if (this.#nodes.length === 0) this.#watch.observe(document.documentElement);
    this.#nodes = [...this.#nodes, node];
    this.#watch.observe(node);
    return {
      destroy: () => {
        this.#nodes = this.#nodes.filter((other) => other !== node);
        this.#watch.unobserve(node);
        if (this.#nodes.length === 0) this.#watch.disconnect();
        this.#measure();
      },
    };
  };

  #measure(): void {
    const rects = this.#nodes.map((node) => node.getBoundingClientRect());
    this.rects = rects
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  }
}
