/** The manual in each language, loaded when it is read. */
import { tagOf } from "../i18n/choice";
import { read, type Block } from "./read";

const sources = import.meta.glob<string>("../../../src/tongiaki/locales/manual/*.md", { query: "?raw", import: "default" });
const paths = new Map(Object.keys(sources).map((path) => [tagOf(path), path]));

/** The manual in a language, else in English. */
export async function manual(tag: string): Promise<Block[]> {
  return read(await sources[paths.get(tag) ?? paths.get("en")!]!());
}
