import { expect, it } from "vitest";
import { Outlooks } from "./previewCache.svelte";

const answer = (id: number, move: string) =>
  ({ type: "odds", id, number: 3, move, lands: 0.5, sinks: 0.5, at_sea: 0, unsure: 0 }) as const;

it("asks once for each sail, and not while the line is down", () => {
  const outlooks = new Outlooks();
  let asked = 0;
  outlooks.look("sail tonga:0", () => null);
  outlooks.look("sail tonga:0", () => ++asked);
  outlooks.look("sail tonga:0", () => ++asked);
  expect(asked).toBe(1);
  expect(outlooks.take(answer(1, "sail tonga:0"))).toBe(true);
  expect(outlooks.of("sail tonga:0")?.lands).toBe(0.5);
  expect(outlooks.of("sail tonga:1")).toBeNull();
});

it("takes what turns a question down, and leaves all else", () => {
  const outlooks = new Outlooks();
  outlooks.look("sail tonga:0", () => 7);
  expect(outlooks.take({ type: "problem", id: 8 })).toBe(false);
  expect(outlooks.take({ type: "problem", id: null })).toBe(false);
  expect(outlooks.take({ type: "problem", id: 7 })).toBe(true);
  expect(outlooks.of("sail tonga:0")).toBeNull();
});

it("forgets with the position, late answers too", () => {
  const outlooks = new Outlooks();
  outlooks.look("sail tonga:0", () => 7);
  outlooks.clear();
  expect(outlooks.take(answer(7, "sail tonga:0"))).toBe(true);
  expect(outlooks.of("sail tonga:0")).toBeNull();
});
