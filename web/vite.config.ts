import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.ts";
import { catalogue } from "./catalogue.ts";
import { fallbacks } from "./fallbacks.ts";
import { LICENSES, licenses } from "./licenses.ts";
import { preloads } from "./preloads.ts";
import { worker } from "./worker.ts";

/** The game server for `vite dev`. */
const SERVER = process.env.TONGIAKI_SERVER ?? "http://127.0.0.1:8000";

/** The first script that the page loads. */
const MAIN = {
  name: "main",
  test: /web\/src\/(app\/main|i18n\/(catalogues|preferredLanguage)|browser\/(languages|storage))\.ts|vite\/preload-helper/,
  priority: 3,
};
/** Modules that the front page and all other pages need. */
const FIRST = {
  name: "first",
  test: /node_modules\/(svelte|@fluent)\/|web\/src\/(app\/(?!bar\/)|i18n\/|net|browser|styles|person\/user\/|device\/loading|game\/(quickGame|newDeviceGame)|lobby\/(LobbyPage|StartGame|GameSetup|PlayersChoice))/,
  priority: 2,
};
/** The modules of the board, in a chunk of their own. The controls for a part of a large sea are loaded when they are needed. */
const BOARD = { name: "board", test: /web\/src\/board\/(?!PartControls|camera\/edgeArrows)/, priority: 1 };
/** The parts of a table that table/play/laterPreload.ts loads after the first paint. */
const LATER = {
  name: "later",
  test: /web\/src\/(table\/(chat|cards\/(Hint|Missed|Recent|Vote)|play\/(MenuD|SeatL|Resettle))|game\/messages\/ChatM)/,
};
/** Faces, reactions and remarks, which are loaded after the first paint of a table. */
const VOICES = {
  name: "voices",
  test: /web\/src\/(faces\/(FaceArt|heads|nameMark)|game\/messages\/ReactionI|table\/voices)/,
};
/** The lists of the front page, which are loaded for visitors who stay. */
const LISTS = {
  name: "lists",
  test: /web\/src\/(lobby\/(FrontPageLists|Table(List|Facts))|today\/(TodayCards|todayState))/,
};
/**
 * Modules that several other pages share. The form of a table's options, rare cards, dialogs, and the results are loaded
 * when they are needed.
 */
const SHARED = {
  name: "shared",
  test: /web\/src\/(game\/(?!options|clock\/ClockChoice|text\/hintText|players\/Scores|ShuffleCheck|shuffleProof|messages\/(ChatM|ReactionI))|table\/(?!chat|ending|voices|coaching|cards\/(Hint|Missed|Recent|Vote)|play\/(MenuD|SeatL|Resettle))|kit\/(?!ShareL|CopyF|DisplayS)|screenreader\/)/,
  minShareCount: 2,
};

/** The name of a page's catalogue starts with its folder: `today-en`. */
const chunkFileNames = ({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string => {
  const folder = /\/locales\/(\w+)\/\w+\.ftl/.exec(facadeModuleId ?? "")?.[1];
  return `assets/${folder ? `${folder}-` : ""}${name}-[hash].js`;
};

/** The addresses of built files are relative in scripts and styles, so that the client works below any path of a host. */
const renderBuiltUrl = (name: string, { hostType }: { hostType: string }) =>
  hostType === "html" ? `/${name}` : { relative: true };

export default defineConfig(({ mode }) => ({
  plugins: [
    licenses(),
    catalogue(),
    fallbacks(),
    preloads("/src/app/start.ts"),
    worker(),
    brotli(), // runs after `worker`, which lists the built files
    svelte({ preprocess: vitePreprocess() }),
  ],
  // Component tests run in jsdom, so they need Svelte's browser build.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "dist",
    assetsDir: "assets",
    emptyOutDir: true,
    license: { fileName: LICENSES },
    target: "es2022",
    modulePreload: { polyfill: false },
    // Modules are grouped into few files: on a slow network, a request costs more than some bytes that are needed later.
    rolldownOptions: {
      output: { chunkFileNames, codeSplitting: { groups: [MAIN, FIRST, BOARD, SHARED, LATER, VOICES, LISTS] } },
    },
  },
  experimental: { renderBuiltUrl },
  // The folder of the worker has a content security policy of its own.
  worker: {
    format: "es",
    rolldownOptions: {
      output: { entryFileNames: "device/[name]-[hash].js", chunkFileNames: "device/[name]-[hash].js" },
    },
  },
  server: {
    // The message catalogues are in the Python package.
    fs: { allow: [".."] },
    proxy: {
      "/api": SERVER,
      "/healthz": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    // All files share a few threads and their globals: this takes a third of the time, but tests must clean up.
    pool: "threads",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/i18n/english.setup.ts"],
    // Milliseconds. The limit is high, because the machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
