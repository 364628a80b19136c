/** Compresses the built files with Brotli. A file `name` gets a copy `name.br` if that is smaller. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

export function brotli(): Plugin {
  return {
    name: "tongiaki-brotli",
    apply: "build",
    writeBundle({ dir = "" }) {
      const assets = join(dir, "assets");
      for (const name of readdirSync(assets)) {
        const content = readFileSync(join(assets, name));
        const packed = brotliCompressSync(content);
        if (packed.length < content.length) writeFileSync(join(assets, `${name}.br`), packed);
      }
    },
  };
}
