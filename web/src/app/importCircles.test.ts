// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const ENDINGS = ["", ".ts", ".svelte.ts", ".svelte", "/index.ts"];

/**
 * Matches static imports and re-exports, including those of types. Dynamic imports run later, so they cannot be
 * circular.
 */
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"'();]*?\sfrom\s)?\s*"(\.[^"]+)"/g;

/** Return the other source files that a file imports. Recursive components, which import themselves, are allowed. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(([, specifier]) => {
    const path = resolve(dirname(file), specifier!);
    const imported = ENDINGS.map((ending) => path + ending).find(
      (name) => /\.(ts|svelte)$/.test(name) && existsSync(name),
    );
    return imported === undefined || imported === file ? [] : [imported];
  });
}

/** Return the first circular import as a list of paths below `src/`; empty if there is none. */
function findCircle(files: readonly string[]): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    path.push(file);
    for (const imported of importsOf(file)) {
      const circle = visit(imported);
      if (circle.length > 0) return circle;
    }
    path.pop();
    done.add(file);
    return [];
  };
  for (const file of files) {
    const circle = visit(file);
    if (circle.length > 0) return circle.map((name) => relative(SOURCES, name));
  }
  return [];
}

it("no source file imports itself through others", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => resolve(SOURCES, name));
  expect(files.length).toBeGreaterThan(300);
  expect(findCircle(files)).toEqual([]);
});
