/** The manual's pages in each language, loaded when they are read. */
import { languageTag } from "../i18n/preferredLanguage";
import type { Chapter } from "./chapters";
import { read, type Block } from "./read";

const sources: Readonly<Record<Chapter, Record<string, () => Promise<string>>>> = {
  manual: import.meta.glob<string>("../../../src/tongiaki/locales/manual/*.md", { query: "?raw", import: "default" }),
  strategy: import.meta.glob<string>("../../../src/tongiaki/locales/strategy/*.md", {
    query: "?raw",
    import: "default",
  }),
};

/** A page in a language, else in English. */
export async function text(chapter: Chapter, tag: string): Promise<Block[]> {
  const paths = new Map(Object.keys(sources[chapter]).map((path) => [languageTag(path), path]));
  return read(await sources[chapter][paths.get(tag) ?? paths.get("en")!]!());
}
