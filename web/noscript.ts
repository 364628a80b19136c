/** Puts into the page what a browser without JavaScript shows, in every language: it cannot choose one. */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LOCALES = new URL("../src/tongiaki/locales/", import.meta.url);
const MESSAGE = "app-noscript";

/** The message in a catalogue; empty if it has none. */
const messageIn = (catalogue: string): string => new RegExp(`^${MESSAGE} = (.*)$`, "m").exec(catalogue)?.[1] ?? "";

export function noscript(): Plugin {
  return {
    name: "tongiaki-noscript",
    transformIndexHtml: () =>
      readdirSync(LOCALES)
        .filter((name) => name.endsWith(".ftl"))
        .sort((a, b) => Number(b === "en.ftl") - Number(a === "en.ftl") || a.localeCompare(b))
        .map((name) => ({
          tag: "noscript",
          children: [
            {
              tag: "p",
              attrs: { class: "noscript", lang: name.replace(".ftl", "") },
              children: messageIn(readFileSync(new URL(name, LOCALES), "utf8")),
            },
          ],
          injectTo: "body-prepend" as const,
        })),
  };
}
