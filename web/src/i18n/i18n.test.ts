import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "../../../src/tongiaki/locales/en.ftl?raw";
import { knows, language, listOf, setLanguage, t } from "./i18n.svelte";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

describe("the catalogue", () => {
  it("has every message that the client asks for by name", () => {
    const missing = new Set<string>();
    for (const [path, source] of Object.entries(sources)) {
      if (path.includes(".test.")) continue;
      for (const [, id] of source.matchAll(/(?:\bt\(|\bid: )"([a-z][a-z0-9_-]*-[a-z0-9_-]+)"/g)) if (!knows(id!)) missing.add(id!);
    }
    expect([...missing]).toEqual([]);
  });

  it("has no message twice", () => {
    const ids = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("is read to its end: nothing in it is malformed", () => {
    const ids = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    expect(new FluentResource(english).body.map((message) => message.id)).toEqual(ids);
  });
});

describe("texts", () => {
  it("choose by number and by name", () => {
    expect(t("lobby-moves", { count: 1 })).toBe("1 move");
    expect(t("lobby-moves", { count: 12 })).toBe("12 moves");
    expect(t("colour-name", { colour: "red" })).toBe("red");
  });

  it("join a list", () => {
    expect(listOf(["a", "b", "c"])).toBe("a, b, and c");
  });

  it("show the name of a message that is missing", () => {
    expect(t("no-such-message")).toBe("{no-such-message}");
  });

  it("keep the language when another is asked for that there is not", async () => {
    await setLanguage("tlh");
    expect(language()).toBe("en");
  });
});
