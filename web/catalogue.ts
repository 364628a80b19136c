/**
 * The message catalogues as the browser gets them: without comments, and without messages that only other programs
 * use.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const QUERY = "?catalogue";
/** Messages that the browser never uses: those of the command line, of emails and of the previews of links. */
export const UNUSED = /^(?:arena|bridge|letter|preview|records|terminal|train)-/;

/** Return a catalogue's source without the parts that the browser does not need. */
export function sourceForBrowser(source: string): string {
  let kept = true;
  return source
    .split("\n")
    .filter((line) => {
      if (line.startsWith("#")) return false;
      const id = /^-?[a-z][\w-]*(?= =)/.exec(line)?.[0];
      if (id !== undefined) kept = !UNUSED.test(id);
      return kept && line.trim() !== "";
    })
    .join("\n");
}

/**
 * Create the Vite plugin that makes `import source from "./en.ftl?catalogue"` import the shortened source of a
 * catalogue as text.
 */
export function catalogue(): Plugin {
  return {
    name: "tongiaki-catalogue",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(sourceForBrowser(readFileSync(file, "utf8")))};`;
    },
  };
}
