/** Adds the service worker to a build: `worker.js` with the list of files that the client needs to start offline. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Texts in one language. Only those of the reader's language are cached. */
const LANGUAGE = /^assets\/[a-z]{2}-/;

export function worker(): Plugin {
  return {
    name: "tongiaki-worker",
    apply: "build",
    writeBundle({ dir = "" }) {
      const source = readFileSync(new URL("worker.js", import.meta.url), "utf8");
      const built = readdirSync(join(dir, "assets")).map((name) => `assets/${name}`);
      const shown = readdirSync(new URL("public", import.meta.url));
      const list = (names: string[]): string => JSON.stringify(JSON.stringify(names.sort().map((name) => `/${name}`)));
      const version = createHash("sha256").update(source).update(built.sort().join()).digest("hex");
      writeFileSync(
        join(dir, "worker.js"),
        source
          .replace("__BUILT__", version.slice(0, 12))
          .replace('"__FILES__"', list([...built.filter((name) => !LANGUAGE.test(name)), ...shown]))
          .replace('"__TEXTS__"', list(built.filter((name) => LANGUAGE.test(name)))),
      );
    },
  };
}
