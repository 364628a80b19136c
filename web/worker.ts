/** Adds the service worker to a build: `worker.js` with the list of files that the client needs to start offline. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Texts in one language. Only those of the reader's language are cached. */
const LANGUAGE = /^assets\/[a-z]{2}-/;

/** The scripts of workers. Without them, a stored game on this device cannot be opened offline. */
const WORKER = /^worker-.*\.js$/;

export function worker(): Plugin {
  return {
    name: "tongiaki-worker",
    apply: "build",
    writeBundle({ dir = "" }) {
      const source = readFileSync(new URL("worker.js", import.meta.url), "utf8");
      const built = readdirSync(join(dir, "assets")).map((name) => `assets/${name}`);
      const shown = readdirSync(new URL("public", import.meta.url));
      const list = (names: string[]): string => JSON.stringify(JSON.stringify(names.sort()));
      const workers = existsSync(join(dir, "device")) ? readdirSync(join(dir, "device")) : [];
      const scripts = workers.filter((name) => WORKER.test(name)).map((name) => `device/${name}`);
      const version = createHash("sha256")
        .update(source)
        .update([...built, ...scripts].sort().join())
        .digest("hex");
      writeFileSync(
        join(dir, "worker.js"),
        source
          .replace("__BUILT__", version.slice(0, 12))
          .replace('"__FILES__"', list([...built.filter((name) => !LANGUAGE.test(name)), ...shown]))
          .replace('"__WORKERS__"', list(scripts))
          .replace('"__TEXTS__"', list(built.filter((name) => LANGUAGE.test(name)))),
      );
    },
  };
}
