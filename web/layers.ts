/** The layers of the folders of `src/`, as an ESLint rule: which folder may import from which. */
import { readdirSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Linter, Rule } from "eslint";

/** Folders in layers, the highest first. A folder imports from lower layers only: not from its own layer, nor from a higher one. */
export type Layers = readonly (readonly string[])[];

export const LAYERS: Layers = [
  ["app"],
  ["watch"],
  ["localgame"],
  ["lobby", "table", "study", "manual", "learn", "events"],
  ["today"],
  ["replay"],
  ["screenreader"],
  ["person", "game"],
  ["kit"],
  ["faces"],
  ["board", "i18n", "net", "sound"],
  ["device"],
  ["browser"],
  ["generated", "styles"],
];

/** The layers of the subfolders of a folder; "." is the files of the folder itself. */
export const INNER_LAYERS: Readonly<Record<string, Layers>> = {
  board: [["."], ["input"], ["camera"], ["animation"], ["overlays", "ships", "tiles"], ["geometry"], ["model"]],
  game: [["."], ["decision", "log", "options", "players"], ["clock", "messages"], ["icons", "text"]],
  person: [["."], ["profile"], ["friends", "games"], ["account"], ["user"]],
  table: [["."], ["play", "setup"], ["cards", "chat", "coaching", "ending", "tools", "voices"], ["session"]],
};

const WEB = fileURLToPath(new URL(".", import.meta.url));
const SOURCES = resolve(WEB, "src");

/** Return the folders that contain a path below `src/`, the outermost first. */
const foldersOf = (path: string): string[] => relative(SOURCES, path).replaceAll("\\", "/").split("/").slice(0, -1);

/** Return whether the layers let one folder import from another. */
function allows(layers: Layers, importer: string, imported: string): boolean {
  const layerOf = (folder: string): number => layers.findIndex((layer) => layer.includes(folder));
  return importer === imported || layerOf(importer) < layerOf(imported);
}

/** Return the folder that a file may not import from, as a path below `src/`; null if the import is allowed. */
function forbiddenFolder(file: string, specifier: string): string | null {
  if (!specifier.startsWith(".")) return null;
  const target = resolve(dirname(file), specifier);
  const isFolder = LAYERS.flat().includes(relative(SOURCES, target)); // `../board` imports the index of that folder
  const importer = foldersOf(file);
  const imported = foldersOf(isFolder ? resolve(target, "index") : target);
  const [from, to] = [importer[0], imported[0]];
  if (from === undefined || to === undefined || from === ".." || to === "..") return null;
  if (from !== to) return allows(LAYERS, from, to) ? null : to;
  const inner = INNER_LAYERS[from];
  if (!inner) return null;
  const [fromInner, toInner] = [importer[1] ?? ".", imported[1] ?? "."];
  return allows(inner, fromInner, toInner) ? null : `${to}/${toInner}`;
}

const rule: Rule.RuleModule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const file = resolve(WEB, context.filename);
    const check = (node: Rule.Node, source: unknown): void => {
      const specifier = (source as { value?: unknown } | null | undefined)?.value;
      const folder = typeof specifier === "string" ? forbiddenFolder(file, specifier) : null;
      if (folder !== null) {
        context.report({ node, message: `This file may not import from src/${folder}: see the layers in layers.ts.` });
      }
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      TSImportType: (node: Rule.Node & { source?: unknown }) => check(node, node.source),
    };
  },
};

/** Throw an error if the layers do not name exactly the subfolders that a folder has. */
function checkFolders(folder: string, layers: Layers): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  const present = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  const named = layers.flat().filter((name) => name !== ".");
  if (present.join() !== named.sort().join()) {
    throw new Error(`The folders of ${folder} are ${present.join(", ")}, but layers.ts names ${named.join(", ")}.`);
  }
}

/** Return the rule for all source files. Throws an error if a folder has no layer, or if a layer names a missing folder. */
export function layers(): Linter.Config[] {
  checkFolders(SOURCES, LAYERS);
  for (const [folder, inner] of Object.entries(INNER_LAYERS)) checkFolders(resolve(SOURCES, folder), inner);
  return [
    {
      files: ["src/**"],
      plugins: { tongiaki: { rules: { layers: rule } } },
      rules: { "tongiaki/layers": "error" },
    },
  ];
}
