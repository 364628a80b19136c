/** Packs what was built with Brotli, as small as it goes: each file `name` has a `name.br` beside it, if that is smaller. */
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
