/** Where the texts are, a catalogue for each language, and which of them this browser wants. */
import { browserLanguages } from "../browser/languages";
import { load } from "../browser/storage";
import { preferredLanguage, languageTag } from "./preferredLanguage";

const found = import.meta.glob<string>("../../../src/tongiaki/locales/*.ftl", {
  query: "?catalogue",
  import: "default",
});

/** Fetches a language's catalogue, by its tag; what was fetched once comes at once. */
export const catalogues: ReadonlyMap<string, () => Promise<string>> = new Map(
  Object.entries(found).map(([path, fetched]) => [languageTag(path), fetched]),
);

/** The remembered language, or the browser's. */
export const wantedLanguage = (): string =>
  preferredLanguage([load<string>("language", ""), ...browserLanguages()], catalogues);
