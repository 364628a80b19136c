/** Measures the panels over the board, so that the board knows its free area. */
import type { Rect } from "../board";

export class Overlays {
  /** The panels' rectangles in pixels of the window, which are also those of the board. */
  rects = $state.raw<readonly Rect[]>([]);
  #nodes: readonly Element[] = [];
  readonly #watch = new ResizeObserver(() => this.#measure());

  /** A Svelte action for each element that lies over the board. */
  readonly over = (node: Element): { destroy(): void } => {
    this.#nodes = [...this.#nodes, node];
    this.#watch.observe(node);
    return {
      destroy: () => {
        this.#nodes = this.#nodes.filter((other) => other !== node);
        this.#watch.unobserve(node);
        this.#measure();
      },
    };
  };

  #measure(): void {
    const rects = this.#nodes.map((node) => node.getBoundingClientRect());
    this.rects = rects.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  }
}
