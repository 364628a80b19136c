import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.ts";
import { catalogue } from "./catalogue.ts";
import { fallbacks } from "./fallbacks.ts";
import { preloads } from "./preloads.ts";
import { worker } from "./worker.ts";

/** Where `vite dev` finds the game server. */
const SERVER = process.env.TONGIAKI_SERVER ?? "http://127.0.0.1:8000";

/** What runs first. */
const MAIN = {
  name: "main",
  test: /web\/src\/(app\/main|i18n\/(catalogues|preferredLanguage)|browser\/(languages|storage))\.ts|vite\/preload-helper/,
  priority: 3,
};
/** What the front page needs, and every other page after it. */
const FIRST = {
  name: "first",
  test: /node_modules\/(svelte|@fluent)\/|web\/src\/(app|i18n|net|browser|styles|lobby\/(?!Hero|NewTableDialog|MoreOptions|choices))/,
  priority: 2,
};
/** What is seen of the game. */
const BOARD = { name: "board", test: /web\/src\/board\//, priority: 1 };
/** What several other pages need. */
const SHARED = { name: "shared", test: /web\/src\/(game|kit|table|screenreader)\//, minShareCount: 2 };

export default defineConfig(({ mode }) => ({
  plugins: [
    catalogue(),
    fallbacks(),
    preloads("/src/app/start.ts"),
    worker(),
    brotli(), // once the worker has its list of what was built
    svelte({ preprocess: vitePreprocess() }),
  ],
  // Component tests run in jsdom, so they need Svelte's browser build.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "dist",
    assetsDir: "assets",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Few files: each costs a slow line more than the bytes in it that are needed a little later.
    rolldownOptions: { output: { codeSplitting: { groups: [MAIN, FIRST, BOARD, SHARED] } } },
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
    // All files in the same few threads, with the same globals: a third of the work, and none may leave anything behind.
    pool: "threads",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/i18n/english.setup.ts"],
    // Milliseconds: others may keep the machine busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
