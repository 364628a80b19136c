/** The message catalogues, one for each language, and the choice of the language for this browser. */
import { browserLanguages } from "../browser/languages";
import { load } from "../browser/storage";
import { preferredLanguage, languageTag } from "./preferredLanguage";

const loaders = import.meta.glob<string>("../../../src/tongiaki/locales/*.ftl", {
  query: "?catalogue",
  import: "default",
});

/** The functions that load the catalogues, by language tag. */
export const catalogues: ReadonlyMap<string, () => Promise<string>> = new Map(
  Object.entries(loaders).map(([path, fetched]) => [languageTag(path), fetched]),
);

/** Return the stored language or, if there is none, the browser's language. */
export const initialLanguage = (): string =>
  preferredLanguage([load<string>("language", ""), ...browserLanguages()], catalogues);
