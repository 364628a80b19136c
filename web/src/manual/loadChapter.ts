/** Loads the manual's pages in each language on demand. */
import { languageTag } from "../i18n/preferredLanguage";
import type { Chapter } from "./chapters";
import { parseManual, type Block } from "./parseManual";

const sources: Readonly<Record<Chapter, Record<string, () => Promise<string>>>> = {
  manual: import.meta.glob<string>("../../../src/tongiaki/locales/manual/*.md", { query: "?raw", import: "default" }),
  strategy: import.meta.glob<string>("../../../src/tongiaki/locales/strategy/*.md", {
    query: "?raw",
    import: "default",
  }),
};

/** Loads a page in a language; in English if there is no translation. */
export async function loadChapter(chapter: Chapter, tag: string): Promise<Block[]> {
  const paths = new Map(Object.keys(sources[chapter]).map((path) => [languageTag(path), path]));
  return parseManual(await sources[chapter][paths.get(tag) ?? paths.get("en")!]!());
}
