/** Builds the gallery for the visual regression tests, which open it at `/gallery/gallery.html`. */
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogue } from "../catalogue.ts";

export default defineConfig({
  base: "/gallery/",
  publicDir: false,
  plugins: [catalogue(), svelte({ preprocess: vitePreprocess() })],
  build: { target: "es2022", emptyOutDir: true, rolldownOptions: { input: "gallery.html" } },
});
