import { beforeAll, describe, expect, it, vi } from "vitest";
import { profilePath } from "../browser/paths";
import { go } from "../browser/router.svelte";
import { currentPage } from "./pages";

// jsdom lacks `scrollTo`, which the client calls to show a new page from the top.
beforeAll(() => void vi.stubGlobal("scrollTo", () => undefined));

/** The name and the properties of the current page, in one object. */
function page(): Record<string, unknown> {
  const { name, properties } = currentPage();
  return { name, ...properties };
}

describe("the address", () => {
  it.each(["Ana", "Zoë & Co", "100%", "日本"])("of the profile of %s opens it", (person) => {
    go(profilePath(person));
    expect(page()).toEqual({ name: "profile", person });
  });

  it("with broken encoding is decoded without an error", () => {
    go("/p/Zo%C3");
    expect(page()).toEqual({ name: "profile", person: "Zo%C3" });
  });

  it.each([
    ["/t/abc", { name: "table", id: "abc" }],
    ["/t/abc/replay", { name: "replay", id: "abc" }],
    ["/replay/", { name: "replay", id: null }],
    ["/study/abc", { name: "study", id: "abc" }],
    ["/device", { name: "device" }],
    ["/device/game/?id=d-abc", { name: "device-game", id: "d-abc" }],
    ["/device/game", { name: "device-game", id: null }],
    ["/device/replay?id=d-abc&review", { name: "replay", id: "d-abc" }],
    ["/device/replay?id=<b>", { name: "replay", id: null }],
    ["/t/", { name: "nothing" }],
    ["/p/a/b", { name: "nothing" }],
  ])("%s is a page or none", (path, shown) => {
    go(path);
    expect(page()).toEqual(shown);
  });
});
