import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { addresses } from "./addresses.ts";
import { layers } from "./layers.ts";

const CLIPBOARD = [
  {
    object: "navigator",
    property: "clipboard",
    message: "Use src/browser/clipboard.ts: plain http has no Clipboard API.",
  },
  { property: "execCommand", message: "Use src/browser/clipboard.ts." },
];
/**
 * Properties of `navigator` that some browsers lack, also over plain http or with blocked cookies. src/browser
 * handles their absence.
 */
const LACKING = [
  "connection",
  "languages",
  "locks",
  "permissions",
  "serviceWorker",
  "share",
  "storage",
  "userActivation",
  "vibrate",
  "wakeLock",
].map((property) => ({
  object: "navigator",
  property,
  message: "Use a function of src/browser: browsers may lack it.",
}));
const STORES = ["caches", "cookieStore", "indexedDB", "localStorage", "Notification", "sessionStorage"].map((name) => ({
  name,
  message: "Use a function of src/browser: browsers may lack it, or throw a SecurityError.",
}));
const UUID = { object: "crypto", property: "randomUUID", message: "Plain http has no such function." };

export default defineConfig(
  globalIgnores(["src/generated/", "dist/"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js"] },
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "no-undef": "off", // the TypeScript compiler checks this
      "@typescript-eslint/no-non-null-assertion": "off", // `!` states that an index is within its array
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "svelte/no-useless-mustaches": "off", // `{" "}` writes a space at the end of an element
    },
  },
  layers(),
  addresses(),
  {
    files: ["src/**"],
    ignores: ["**/*.test.ts", "src/browser/**"],
    rules: {
      "no-restricted-globals": ["error", ...STORES],
      "no-restricted-properties": ["error", ...CLIPBOARD, ...LACKING, UUID],
    },
  },
  {
    files: ["src/browser/**"],
    ignores: ["src/browser/clipboard.ts"],
    rules: { "no-restricted-properties": ["error", ...CLIPBOARD, UUID] },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
);
