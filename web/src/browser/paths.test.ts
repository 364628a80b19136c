import { afterEach, describe, expect, it, vi } from "vitest";

/** Load the module in a page with a base. */
async function withBase(href: string | null): Promise<typeof import("./paths")> {
  vi.resetModules();
  if (href !== null) document.head.append(Object.assign(document.createElement("base"), { href }));
  return import("./paths");
}

afterEach(() => {
  document.querySelector("base")?.remove();
  history.replaceState(null, "", "/");
  vi.resetModules();
});

describe("the base", () => {
  it("is the root without a base element", async () => {
    const { resolve, pathOf, linkTo } = await withBase(null);
    expect(resolve("/puzzles")).toBe("/puzzles");
    expect(pathOf("/puzzles")).toBe("/puzzles");
    expect(linkTo("/t/abc")).toBe(`${location.origin}/t/abc`);
  });

  it("is the folder that a relative base element names, also after a navigation", async () => {
    history.replaceState(null, "", "/club/game/puzzles/12/");
    const { resolve, pathOf } = await withBase("../../");
    history.replaceState(null, "", "/club/game/manual");
    expect(resolve("/puzzles")).toBe("/club/game/puzzles");
    expect(pathOf("/club/game/puzzles/12/")).toBe("/puzzles/12/");
    expect(pathOf("/club/game/")).toBe("/");
    expect(document.baseURI).toBe(`${location.origin}/club/game/`);
  });
});

describe("the address of a game", () => {
  it("shows whether the game is on this device", async () => {
    const { tablePath, replayPath } = await withBase(null);
    expect([tablePath("abc"), replayPath("abc"), replayPath("abc", "at=3")]).toEqual([
      "/t/abc",
      "/t/abc/replay",
      "/t/abc/replay?at=3",
    ]);
    expect([tablePath("d-abc"), replayPath("d-abc"), replayPath("d-abc", "review")]).toEqual([
      "/device/game?id=d-abc",
      "/device/replay?id=d-abc",
      "/device/replay?id=d-abc&review",
    ]);
  });
});
