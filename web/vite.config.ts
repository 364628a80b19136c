import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogue } from "./catalogue.ts";
import { worker } from "./worker.ts";

/** Where `vite dev` finds the game server. */
const SERVER = process.env.TONGIAKI_SERVER ?? "http://127.0.0.1:8000";

/** What the front page needs, and every other page after it. */
const FIRST = {
  name: "first",
  test: /node_modules\/(svelte|@fluent)\/|web\/src\/(app|board|i18n|net|browser|styles|lobby\/(?!NewTableDialog|MoreOptions|choices))/,
};
/** What several other pages need. */
const SHARED = { name: "shared", test: /web\/src\/(game|kit|table)\//, minShareCount: 2 };

export default defineConfig(({ mode }) => ({
  plugins: [catalogue(), worker(), svelte({ preprocess: vitePreprocess() })],
  // Component tests run in jsdom, so they need Svelte's browser build.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "dist",
    assetsDir: "assets",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Few files: each costs a slow line more than the bytes in it that are needed a little later.
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST, SHARED] } } },
  },
  server: {
    // The message catalogues live beside the Python code.
    fs: { allow: [".."] },
    proxy: {
      "/api": SERVER,
      "/healthz": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    // Each file has globals of its own, in processes that live on: a quarter of the work.
    pool: "vmThreads",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/i18n/english.setup.ts"],
  },
}));
