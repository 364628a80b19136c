/** Writes `licenses.txt`: the licences of all packages, of the font, and of the Python for a game on the device. */
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The file of the built client. Vite writes the licences of the packages into it. */
export const LICENSES = "licenses.txt";

/** Appends the licences in the folder `licenses`, which Vite does not know. */
export function licenses(): Plugin {
  const folder = new URL("licenses/", import.meta.url);
  return {
    name: "tongiaki-licenses",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const file of readdirSync(folder).sort()) {
        const text = readFileSync(new URL(file, folder), "utf8").trim();
        appendFileSync(join(dir, LICENSES), `\n## ${file.replace(".txt", "")}\n\n\`\`\`\n${text}\n\`\`\`\n`);
      }
    },
  };
}
