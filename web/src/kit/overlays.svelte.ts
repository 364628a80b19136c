/** What lies over the sea, measured: wherever a panel changes its size, comes or goes, the board learns what is left to it. */
import type { Rect } from "../board";

export class Overlays {
  /** In the window's pixels, which are the sea's. */
  rects = $state.raw<readonly Rect[]>([]);
  #nodes: readonly Element[] = [];
  readonly #watch = new ResizeObserver(() => this.#measure());

  /** A Svelte action for everything that lies over the sea. */
  readonly over = (node: Element): { destroy(): void } => {
    this.#nodes = [...this.#nodes, node];
    this.#watch.observe(node);
    return {
      destroy: () => {
        this.#nodes = this.#nodes.filter((one) => one !== node);
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
