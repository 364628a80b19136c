/**
 * The typeface of headings. Its file is requested after the first paint and shown from the next page on, so that no
 * visible text changes its shape. Before that, headings have a serif typeface of the system.
 */
import { load, store } from "./storage";
import { savesData } from "./dataSaver";

const FAMILY = "Tongiaki Display";
/** The key that says whether the browser has the file. */
const STORED = "face";

let face: FontFace | null = null;

/** Load the typeface. Return null if the browser cannot load or use it. */
async function fetchFace(): Promise<FontFace | null> {
  try {
    const { default: address } = await import("../styles/fonts/gelasio-bold.woff2?url");
    const loaded = await new FontFace(FAMILY, `url(${address})`, { weight: "600 900" }).load();
    store(STORED, true);
    return loaded;
  } catch {
    store(STORED, false);
    return null;
  }
}

/** Load the typeface once the browser is idle. `showDisplayFace` shows it. Nothing happens if data is to be saved. */
export function prepareDisplayFace(): void {
  if (face || savesData() || typeof FontFace === "undefined") return;
  const start = (): void => void fetchFace().then((loaded) => (face = loaded));
  if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: 5_000 });
  else setTimeout(start, 2_000);
}

/** Show the typeface if it is loaded. */
export function showDisplayFace(): void {
  if (face) document.fonts.add(face);
}

/**
 * Show the typeface before the first paint if the browser has its file. `limit` is the longest delay in milliseconds.
 */
export async function showStoredFace(limit = 100): Promise<void> {
  if (!load(STORED, false) || savesData() || typeof FontFace === "undefined") return;
  const fetched = fetchFace().then((loaded) => (face = loaded));
  await Promise.race([fetched, new Promise((done) => setTimeout(done, limit))]);
  showDisplayFace();
}
