/**
 * Adds messages to the HTML page for browsers that cannot run the client. All languages are included, because such a
 * page cannot choose one.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { HtmlTagDescriptor, Plugin } from "vite";

const LOCALES = new URL("../src/tongiaki/locales/", import.meta.url);

/** Return a message by language, English first. */
function translations(message: string): [string, string][] {
  return readdirSync(LOCALES)
    .filter((name) => name.endsWith(".ftl"))
    .sort((a, b) => Number(b === "en.ftl") - Number(a === "en.ftl") || a.localeCompare(b))
    .map((name) => {
      const catalogue = readFileSync(new URL(name, LOCALES), "utf8");
      return [name.replace(".ftl", ""), new RegExp(`^${message} = (.*)$`, "m").exec(catalogue)?.[1] ?? ""];
    });
}

function paragraphs(message: string): HtmlTagDescriptor[] {
  return translations(message).map(([lang, children]) => ({ tag: "p", attrs: { class: "fallback", lang }, children }));
}

/**
 * Add the message for browsers without JavaScript, and the one for a page whose files cannot be loaded, as under a
 * path. The stylesheet hides the second one: it is shown only if the stylesheet is missing.
 */
export function fallbacks(): Plugin {
  return {
    name: "tongiaki-fallbacks",
    transformIndexHtml: () => [
      ...paragraphs("app-noscript").map((text) => ({
        tag: "noscript",
        children: [text],
        injectTo: "body-prepend" as const,
      })),
      {
        tag: "div",
        attrs: { class: "not-loaded" },
        children: paragraphs("app-not-loaded"),
        injectTo: "body-prepend" as const,
      },
    ],
  };
}
