// @vitest-environment node
import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import { FLOORS, walls } from "../../walls.ts";

const faults = (file: string, code: string): string[] =>
  new Linter().verify(code, [{ files: ["**/*.ts"] }, ...walls()], file).map((fault) => fault.ruleId ?? fault.message);

const top = FLOORS[0]![0]!;
const [one, another] = FLOORS.find((floor) => floor.length > 1)!;
const lowest = FLOORS.at(-1)![0]!;

describe("a folder", () => {
  it("uses what is below it", () => {
    expect(
      faults(`src/${top}/a.ts`, `import "../${one}/b"; import("../${lowest}/c"); import "./d"; import "svelte";`),
    ).toEqual([]);
    expect(faults(`src/${one}/deep/a.ts`, `import "../../${lowest}/c";`)).toEqual([]);
  });

  it("uses nothing above it, also when it is needed", () => {
    expect(faults(`src/${one}/a.ts`, `import "../${top}/b";`)).toEqual(["no-restricted-imports"]);
    expect(faults(`src/${one}/a.ts`, `export * from "../${top}/b";`)).toEqual(["no-restricted-imports"]);
    expect(faults(`src/${lowest}/a.ts`, `await import("../${top}/b");`)).toEqual(["no-restricted-syntax"]);
    expect(faults(`src/${one}/deep/a.ts`, `import "../../${top}/b";`)).toEqual(["no-restricted-imports"]);
  });

  it("uses nothing beside it", () => {
    expect(faults(`src/${one}/a.ts`, `import "../${another}/b";`)).toEqual(["no-restricted-imports"]);
  });
});
