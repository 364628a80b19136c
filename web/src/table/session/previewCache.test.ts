import { expect, it } from "vitest";
import { PreviewCache } from "./previewCache.svelte";

const answer = (id: number, move: string) =>
  ({ type: "odds", id, number: 3, move, lands: 0.5, sinks: 0.5, at_sea: 0, unsure: 0 }) as const;

it("requests the odds of each sail once, and sends nothing while the connection is down", () => {
  const cache = new PreviewCache();
  let requests = 0;
  cache.request("sail tonga:0", () => null);
  cache.request("sail tonga:0", () => ++requests);
  cache.request("sail tonga:0", () => ++requests);
  expect(requests).toBe(1);
  expect(cache.handleAnswer(answer(1, "sail tonga:0"))).toBe(true);
  expect(cache.odds("sail tonga:0")?.lands).toBe(0.5);
  expect(cache.odds("sail tonga:1")).toBeNull();
});

it("handles rejections of its own requests only", () => {
  const cache = new PreviewCache();
  cache.request("sail tonga:0", () => 7);
  expect(cache.handleAnswer({ type: "problem", id: 8 })).toBe(false);
  expect(cache.handleAnswer({ type: "problem", id: null })).toBe(false);
  expect(cache.handleAnswer({ type: "problem", id: 7 })).toBe(true);
  expect(cache.odds("sail tonga:0")).toBeNull();
});

it("forgets everything when the position changes, and ignores late answers", () => {
  const cache = new PreviewCache();
  cache.request("sail tonga:0", () => 7);
  cache.clear();
  expect(cache.handleAnswer(answer(7, "sail tonga:0"))).toBe(true);
  expect(cache.odds("sail tonga:0")).toBeNull();
});
