/** Where the texts are, a catalogue for each language, and which of them this browser wants. */
import { languages } from "../browser/languages";
import { recall } from "../browser/store";
import { preferred, tagOf } from "./choice";

const found = import.meta.glob<string>("../../../src/tongiaki/locales/*.ftl", {
  query: "?catalogue",
  import: "default",
});

/** Fetches a language's catalogue, by its tag; what was fetched once comes at once. */
export const catalogues: ReadonlyMap<string, () => Promise<string>> = new Map(
  Object.entries(found).map(([path, fetched]) => [tagOf(path), fetched]),
);

/** The remembered language, or the browser's. */
export const wish = (): string => preferred([recall<string>("language", ""), ...languages()], catalogues);
