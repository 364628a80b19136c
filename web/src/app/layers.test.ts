// @vitest-environment node
import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import { INNER_LAYERS, LAYERS, layers } from "../../layers.ts";

const faults = (file: string, code: string): string[] =>
  new Linter().verify(code, [{ files: ["**/*.ts"] }, ...layers()], file).map((fault) => fault.ruleId ?? fault.message);

const FORBIDDEN = ["tongiaki/layers"];
const highest = LAYERS[0]![0]!;
const [folder, sibling] = LAYERS.find((layer) => layer.length > 1)!;
const lowest = LAYERS.at(-1)![0]!;

describe("a folder", () => {
  it("imports from lower layers", () => {
    expect(
      faults(
        `src/${highest}/a.ts`,
        `import "../${folder}/b"; import("../${lowest}/c"); import "./d"; import "svelte";`,
      ),
    ).toEqual([]);
    expect(faults(`src/${highest}/a.ts`, `import "../${folder}"; import "../../layers.ts";`)).toEqual([]);
    expect(faults(`src/${folder}/deep/a.ts`, `import "../../${lowest}/c"; import "../b";`)).toEqual([]);
  });

  it("does not import from higher layers, not even dynamically", () => {
    expect(faults(`src/${folder}/a.ts`, `import "../${highest}/b";`)).toEqual(FORBIDDEN);
    expect(faults(`src/${folder}/a.ts`, `import "../${highest}";`)).toEqual(FORBIDDEN);
    expect(faults(`src/${folder}/a.ts`, `export * from "../${highest}/b";`)).toEqual(FORBIDDEN);
    expect(faults(`src/${folder}/a.ts`, `export { b } from "../${highest}/b";`)).toEqual(FORBIDDEN);
    expect(faults(`src/${lowest}/a.ts`, `await import("../${highest}/b");`)).toEqual(FORBIDDEN);
    expect(faults(`src/${folder}/deep/a.ts`, `import "../../${highest}/b";`)).toEqual(FORBIDDEN);
  });

  it("does not import from its own layer", () => {
    expect(faults(`src/${folder}/a.ts`, `import "../${sibling}/b";`)).toEqual(FORBIDDEN);
  });
});

describe.each(Object.entries(INNER_LAYERS))("inside %s, a subfolder", (outer, inner) => {
  const lower = inner.at(-1)![0]!;

  it("imports from lower layers only", () => {
    for (const name of inner.slice(0, -1).flat()) {
      const up = name === "." ? "." : "..";
      expect(faults(`src/${outer}/${name}/a.ts`, `import "${up}/${lower}/b";`)).toEqual([]);
      expect(faults(`src/${outer}/${lower}/a.ts`, `import "../${name}/b";`)).toEqual(FORBIDDEN);
    }
  });
});
