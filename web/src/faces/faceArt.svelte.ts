/** The component that draws faces. It is loaded once, after the first paint of a page with a face. */
import { afterPaint } from "../browser/afterPaint";
import type FaceArt from "./FaceArt.svelte";

class ArtLoader {
  /** The component; null until it is loaded. */
  component = $state.raw<typeof FaceArt | null>(null);
  #requested = false;

  /** Load the component, unless that was done before. Without a connection, no faces are drawn. */
  request(): void {
    if (this.#requested) return;
    this.#requested = true;
    void this.#load().catch(() => (this.#requested = false));
  }

  async #load(): Promise<void> {
    await afterPaint();
    this.component = (await import("./FaceArt.svelte")).default;
  }
}

export const faceArt = new ArtLoader();
