import { describe, expect, it } from "vitest";
import { islandFacts, parseBeach, waterFacts } from "../board/model/tileFacts";
import { LESSONS } from "../generated/lessons";
import { listShips } from "../board";
import { LANGUAGES, knows } from "../i18n/i18n.svelte";
import { languageTag } from "../i18n/preferredLanguage";
import { COMMANDS } from "../game/messages/commands";
import { PANELS, SCENES } from "./figures";
import { parseManual, type Block, type Inline } from "./parseManual";
import { outcome } from "./scene";

const rules = import.meta.glob<string>("../../../src/tongiaki/locales/manual/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const advice = import.meta.glob<string>("../../../src/tongiaki/locales/strategy/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const readAll = (sources: Record<string, string>): Map<string, Block[]> =>
  new Map(Object.entries(sources).map(([path, source]) => [languageTag(path), parseManual(source)]));
const manuals = readAll(rules);
const strategies = readAll(advice);
const english = manuals.get("en")!;

/** Returns the structure that must be the same in every language. */
const frameOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === "heading") return [`h${block.level} ${block.id}`];
    if (block.kind === "figure") return [`figure ${block.name}`];
    if (block.kind === "table") return [`table ${block.head.length} × ${block.rows.length}`];
    return block.kind === "list" ? [`list ${block.items.length}`] : [];
  });
const words = (parts: readonly Inline[]): string =>
  parts.map((part) => ("text" in part ? part.text : words(part.parts))).join("");
const sentences = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case "heading":
      case "paragraph":
        return [words(block.parts)];
      case "figure":
        return [words(block.caption)];
      case "list":
        return block.items.map(words);
      case "table":
        return block.rows.map((row) => row.map(words).join(" "));
    }
  });

const figuresOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === "figure" ? [block.name] : []));

const pages = [
  ["rules", manuals],
  ["advice", strategies],
] as const;
const written = pages.flatMap(([page, texts]) =>
  [...texts].map(([tag, blocks]) => ({ page, tag, blocks, source: texts.get("en")! })),
);

describe.each(written)("the $page in $tag", ({ tag, blocks, source }) => {
  it("has the headings, clauses, figures, lists and tables of the English one", () => {
    expect(frameOf(blocks)).toEqual(frameOf(source));
  });

  it("leaves no sentence in English", () => {
    if (tag === "en") return;
    const original = new Set(sentences(source));
    expect(sentences(blocks).filter((sentence) => original.has(sentence))).toEqual([]);
  });
});

it("both chapters exist in every language", () => {
  expect(LANGUAGES.filter((tag) => !manuals.has(tag) || !strategies.has(tag))).toEqual([]);
});

it("every clause of the rules is in the manual", () => {
  const clauses = english.flatMap((block) => (block.kind === "heading" && block.clause ? [Number(block.clause)] : []));
  expect(clauses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it("every figure has a scene, and every scene is used", () => {
  expect(figuresOf(english).sort()).toEqual([...Object.keys(SCENES), ...PANELS].sort());
  expect(figuresOf(strategies.get("en")!)).toEqual(Object.keys(LESSONS));
});

it("every command is explained", () => {
  expect(COMMANDS.filter(([, says]) => !knows(says))).toEqual([]);
});

it("a manual with unsupported Markdown is rejected", () => {
  expect(() => parseManual("<img src=x>")).toThrow();
  expect(() => parseManual("A [link](https://example.org).")).toThrow();
  expect(() => parseManual("A [link](javascript:alert(1)).")).toThrow();
  expect(parseManual("[Rule 8](../manual/en.md#clause-8)")).toMatchObject([
    { parts: [{ kind: "link", to: "/manual#clause-8" }] },
  ]);
});

describe.each(Object.entries(SCENES))("the figure %s", (_, scene) => {
  it("has no beach with more ships than berths, before and after", () => {
    for (const position of [scene.position, outcome(scene)]) {
      for (const [id, beaches] of Object.entries(position.ships)) {
        const berths = islandFacts(id)!.beaches.map((beach) => beach.berths);
        expect(beaches.length).toBe(berths.length);
        beaches.forEach((ships, beach) => expect(listShips(ships).length).toBeLessThanOrEqual(berths[beach]!));
      }
    }
  });

  it("sails from a pier of a full beach, over existing currents", () => {
    for (const h of scene.story ?? []) {
      if (h.kind === "sailed") {
        const from = parseBeach(h.beach);
        const beach = islandFacts(from.island)!.beaches[from.beach]!;
        expect(beach.piers).toContain(h.side);
        expect(listShips(h.fleet).length).toBe(beach.berths);
      }
      if (h.kind === "passed") expect(current(h.tile, h.entry, h.exit)).toBeDefined();
    }
    for (const step of scene.route?.steps ?? [])
      expect(current(step.tile, step.entry, step.exit)?.[2]).toBe(step.demand);
  });

  it("has full beaches only if their fleets leave next", () => {
    const end = outcome(scene);
    const full = Object.entries(end.ships).flatMap(([id, beaches]) =>
      beaches.flatMap((ships, beach) =>
        listShips(ships).length === islandFacts(id)!.beaches[beach]!.berths ? [`${id}.${beach}`] : [],
      ),
    );
    if (scene.story) expect(full).toEqual([]);
    else if (scene.pulsing) expect(full).toEqual(scene.pulsing);
  });
});

function current(tile: string, a: number, b: number): readonly [number, number, number] | undefined {
  return waterFacts(tile)!.currents.find(([one, other]) => (one === a && other === b) || (one === b && other === a));
}
