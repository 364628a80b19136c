/** Message catalogues for the browser: without comments and without what only other programs say. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const QUERY = "?catalogue";
/** Messages that the browser never asks for: those of the command line and of letters. */
export const ASIDE = /^(?:arena|bridge|letter|records|terminal|train)-/;

/** A catalogue's source as the browser needs it. */
export function forBrowser(source: string): string {
  let kept = true;
  return source
    .split("\n")
    .filter((line) => {
      if (line.startsWith("#")) return false;
      const id = /^-?[a-z][\w-]*(?= =)/.exec(line)?.[0];
      if (id !== undefined) kept = !ASIDE.test(id);
      return kept && line.trim() !== "";
    })
    .join("\n");
}

/** Lets `import source from "./en.ftl?catalogue"` give such a source as text. */
export function catalogue(): Plugin {
  return {
    name: "tongiaki-catalogue",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(forBrowser(readFileSync(file, "utf8")))};`;
    },
  };
}
