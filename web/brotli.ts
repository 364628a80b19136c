/** Compresses the built files with Brotli. A file `name` gets a copy `name.br` if that is smaller. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

export function brotli(): Plugin {
  return {
    name: "tongiaki-brotli",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const folder of ["assets", "device"].map((name) => join(dir, name)).filter(existsSync)) {
        for (const name of readdirSync(folder)) {
          const content = readFileSync(join(folder, name));
          const packed = brotliCompressSync(content);
          if (packed.length < content.length) writeFileSync(join(folder, `${name}.br`), packed);
        }
      }
    },
  };
}
