import { beforeAll, describe, expect, it, vi } from "vitest";
import { go, page, profilePath } from "./router.svelte";

// Pages begin at their top, which jsdom does not know.
beforeAll(() => void vi.stubGlobal("scrollTo", () => undefined));

describe("the address", () => {
  it.each(["Ana", "Zoë & Co", "100%", "日本"])("of the profile of %s leads there", (person) => {
    go(profilePath(person));
    expect(page()).toEqual({ name: "profile", person });
  });

  it("that was cut off within a letter leads to nobody, and not to an error", () => {
    go("/p/Zo%C3");
    expect(page()).toEqual({ name: "profile", person: "Zo%C3" });
  });

  it.each([
    ["/t/abc", { name: "table", id: "abc" }],
    ["/t/abc/replay", { name: "replay", id: "abc" }],
    ["/replay/", { name: "replay", id: null }],
    ["/study/abc", { name: "study", id: "abc" }],
    ["/t/", { name: "nothing" }],
    ["/p/a/b", { name: "nothing" }],
  ])("%s is a page or none", (path, shown) => {
    go(path);
    expect(page()).toEqual(shown);
  });
});
