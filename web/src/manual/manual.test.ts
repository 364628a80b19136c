import { describe, expect, it } from "vitest";
import { island, parseBeach, water } from "../board/tiles";
import { shipsOf } from "../board";
import { LANGUAGES, knows } from "../i18n/i18n.svelte";
import { tagOf } from "../i18n/choice";
import { COMMANDS } from "./commands";
import { PANELS, SCENES } from "./figures";
import { read, type Block, type Inline } from "./read";
import { outcome } from "./scene";

const sources = import.meta.glob<string>("../../../src/tongiaki/locales/manual/*.md", { query: "?raw", import: "default", eager: true });
const manuals = new Map(Object.entries(sources).map(([path, source]) => [tagOf(path), read(source)]));
const english = manuals.get("en")!;

/** All that must be the same in every language. */
const frameOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === "heading") return [`h${block.level} ${block.id}`];
    if (block.kind === "figure") return [`figure ${block.name}`];
    if (block.kind === "table") return [`table ${block.head.length} × ${block.rows.length}`];
    return block.kind === "list" ? [`list ${block.items.length}`] : [];
  });
const words = (parts: readonly Inline[]): string => parts.map((part) => ("text" in part ? part.text : words(part.parts))).join("");
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

describe.each([...manuals])("the manual in %s", (tag, blocks) => {
  it("has the headings, clauses, figures, lists and tables of the English one", () => {
    expect(frameOf(blocks)).toEqual(frameOf(english));
  });

  it("leaves no sentence in English", () => {
    if (tag === "en") return;
    const original = new Set(sentences(english));
    expect(sentences(blocks).filter((sentence) => original.has(sentence))).toEqual([]);
  });
});

it("there is a manual in every language that is offered", () => {
  expect(LANGUAGES.filter((tag) => !manuals.has(tag))).toEqual([]);
});

it("every clause of the rules has its place", () => {
  const clauses = english.flatMap((block) => (block.kind === "heading" && block.clause ? [Number(block.clause)] : []));
  expect(clauses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it("every figure is drawn, and every drawing is shown", () => {
  const shown = english.flatMap((block) => (block.kind === "figure" ? [block.name] : []));
  expect(shown.sort()).toEqual([...Object.keys(SCENES), ...PANELS].sort());
});

it("every command is explained", () => {
  expect(COMMANDS.filter(([, says]) => !knows(says))).toEqual([]);
});

it("a manual with anything foreign in it is refused", () => {
  expect(() => read("<img src=x>")).toThrow();
  expect(() => read("A [link](https://example.org).")).toThrow();
});

describe.each(Object.entries(SCENES))("the figure %s", (_, scene) => {
  it("has no beach with more ships than berths, before and after", () => {
    for (const position of [scene.position, outcome(scene)]) {
      for (const [id, beaches] of Object.entries(position.ships)) {
        const berths = island(id)!.beaches.map((beach) => beach.berths);
        expect(beaches.length).toBe(berths.length);
        beaches.forEach((ships, beach) => expect(shipsOf(ships).length).toBeLessThanOrEqual(berths[beach]!));
      }
    }
  });

  it("sails by piers of the beach that is full, over currents that there are", () => {
    for (const h of scene.story ?? []) {
      if (h.kind === "sailed") {
        const from = parseBeach(h.beach);
        const beach = island(from.island)!.beaches[from.beach]!;
        expect(beach.piers).toContain(h.side);
        expect(shipsOf(h.fleet).length).toBe(beach.berths);
      }
      if (h.kind === "passed") expect(current(h.tile, h.entry, h.exit)).toBeDefined();
    }
    for (const step of scene.route?.steps ?? []) expect(current(step.tile, step.entry, step.exit)?.[2]).toBe(step.demand);
  });

  it("has full beaches only where fleets are about to leave", () => {
    const end = outcome(scene);
    const full = Object.entries(end.ships).flatMap(([id, beaches]) =>
      beaches.flatMap((ships, beach) => (shipsOf(ships).length === island(id)!.beaches[beach]!.berths ? [`${id}.${beach}`] : [])),
    );
    if (scene.story) expect(full).toEqual([]);
    else if (scene.pulsing) expect(full).toEqual(scene.pulsing);
  });
});

function current(tile: string, a: number, b: number): readonly [number, number, number] | undefined {
  return water(tile)!.currents.find(([one, other]) => (one === a && other === b) || (one === b && other === a));
}
