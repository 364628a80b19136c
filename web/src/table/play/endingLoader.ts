/** The end of a game, which is loaded shortly before it is needed. */
import { endTexts } from "../../i18n/i18n.svelte";

/** The number of tiles in the pile from which on the end is loaded, so that it appears without delay. */
export const NEARLY_OVER = 6;

async function load() {
  const [ending] = await Promise.all([import("../ending/Ending.svelte"), endTexts()]);
  return ending;
}

/** Return a function that loads the end once. `failed` is called if it cannot be loaded; the next call tries again. */
export function endingLoader(failed: () => void): () => ReturnType<typeof load> {
  let loading: ReturnType<typeof load> | null = null;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = null;
      failed();
    });
    return loading;
  };
}
