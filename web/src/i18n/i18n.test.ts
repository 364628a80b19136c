import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { UNUSED, sourceForBrowser } from "../../catalogue";
import { percent } from "./numbers";
import {
  accountTexts,
  deviceTexts,
  endTexts,
  eventTexts,
  joinSentences,
  knows,
  language,
  LANGUAGES,
  languageName,
  learnTexts,
  listOf,
  setLanguage,
  t,
  tableTexts,
  todayTexts,
  replayTexts,
} from "./i18n.svelte";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const catalogues = import.meta.glob<string>("../../../src/tongiaki/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const idsOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);

const learning = import.meta.glob<string>(
  "../../../src/tongiaki/locales/{learn,events,account,device,table,ending,today,replay}/*.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** All groups at once, as a table loads several. Each promise waits for its own texts. */
beforeAll(async () => {
  const coaching = tableTexts()
    .then(tableTexts)
    .then(() => knows("coach-aim"));
  const groups = [learnTexts, eventTexts, accountTexts, deviceTexts, tableTexts, endTexts, todayTexts, replayTexts];
  await Promise.all(groups.map((load) => load()));
  expect(await coaching).toBe(true);
  expect(knows("review-ask")).toBe(true);
});
afterEach(() => setLanguage("en"));

describe("the catalogue", () => {
  it("has every message that the client uses by name", () => {
    const missing = new Set<string>();
    for (const [path, source] of Object.entries(sources)) {
      if (path.includes(".test.")) continue;
      for (const [, id] of source.matchAll(/(?:\bt\(|\bid: )"([a-z][a-z0-9_-]*-[a-z0-9_-]+)"/g))
        if (!knows(id!)) missing.add(id!);
    }
    expect([...missing]).toEqual([]);
  });

  it.each(Object.entries({ ...catalogues, ...learning }))(
    "%s contains no malformed or duplicate messages",
    (_, source) => {
      expect(new FluentResource(source).body.map((message) => message.id)).toEqual(idsOf(source));
      expect(new Set(idsOf(source)).size).toBe(idsOf(source).length);
    },
  );

  it("reaches the browser without the messages of the command line and of emails", () => {
    const source =
      "# A comment\na-word = A\n    word\n\nterminal-word =\n    { $n ->\n       *[other] B\n    }\nlast = C # no comment\n";
    expect(sourceForBrowser(source)).toBe("a-word = A\n    word\nlast = C # no comment");
    for (const whole of Object.values(catalogues)) {
      const kept = idsOf(whole).filter((id) => !UNUSED.test(id));
      expect(new FluentResource(sourceForBrowser(whole)).body.map((message) => message.id)).toEqual(kept);
    }
  });
});

describe("texts", () => {
  it("choose by number and by name", () => {
    expect(t("lobby-moves", { count: 1 })).toBe("1 move");
    expect(t("lobby-moves", { count: 12 })).toBe("12 moves");
    expect(t("colour-name", { colour: "red" })).toBe("red");
  });

  it("join a list", () => {
    expect(listOf(["a", "b", "c"])).toBe("a, b and c");
  });

  it("join sentences as the language does", async () => {
    expect(joinSentences(["", "Open water.", "They sink."])).toBe("Open water. They sink.");
    await setLanguage("ja");
    expect(joinSentences(["沈没です！", "海です。"])).toBe("沈没です！海です。");
  });

  it("have numbers as the language writes them", async () => {
    expect(percent(0.553)).toBe("55%");
    await setLanguage("de");
    expect(percent(0.553)).toBe("55\u00a0%");
  });

  it("show the name of a message that is missing", () => {
    expect(t("no-such-message")).toBe("{no-such-message}");
  });
});

describe("languages", () => {
  it.each(LANGUAGES)("%s is used at once, and set as the page's language", async (tag) => {
    expect(await setLanguage(tag)).toBe(true);
    expect(language()).toBe(tag);
    expect(document.documentElement.lang).toBe(tag);
    expect(t("app-language")).not.toContain("{");
  });

  it("have their own names", () => {
    expect(["de", "en", "fr", "it", "ja", "nl"].map(languageName)).toEqual([
      "Deutsch",
      "English",
      "Français",
      "Italiano",
      "日本語",
      "Nederlands",
    ]);
  });

  it("stay the same if an unknown one is requested", async () => {
    expect(await setLanguage("tlh")).toBe(false);
    expect(language()).toBe("en");
  });
});
