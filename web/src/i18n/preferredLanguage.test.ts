import { describe, expect, it } from "vitest";
import { preferredLanguage, languageTag } from "./preferredLanguage";

const offered = new Set(["de", "en", "fr"]);

describe("the default language", () => {
  it.each([
    [["de"], "de"],
    [["fr-CA", "en-US"], "fr"],
    [["", "pt-BR", "DE-ch"], "de"],
    [["tlh", "pt"], "en"],
    [[], "en"],
  ])("%j gives %s", (wishes, tag) => expect(preferredLanguage(wishes, offered)).toBe(tag));
});

it("reads a file's language from its name", () => expect(languageTag("../locales/manual/ja.md")).toBe("ja"));
