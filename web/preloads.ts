/** Adds preload links for a module's imports to the page, so that a slow connection loads them in parallel. */
import type { HtmlTagDescriptor, Plugin } from "vite";

/** `module` is the end of the path of the imported module. */
export function preloads(module: string): Plugin {
  return {
    name: "tongiaki-preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const wanted = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        for (const { imports } of wanted) {
          const more = chunks.filter((chunk) => imports.includes(chunk.fileName) && !wanted.includes(chunk));
          wanted.push(...more);
        }
        const link = (rel: string, file: string): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: "head",
        });
        return wanted
          .filter(({ fileName }) => !html.includes(fileName))
          .flatMap(({ fileName, viteMetadata }) => [
            link("modulepreload", fileName),
            ...[...(viteMetadata?.importedCss ?? [])].map((file) => link("stylesheet", file)),
          ]);
      },
    },
  };
}
