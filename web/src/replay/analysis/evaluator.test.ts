import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Evaluate, Evaluation } from "../../generated/protocol";
import { Evaluator } from "./evaluator.svelte";

const FINAL = 3;
/** What was asked, and how each question is answered: by a status with a problem's code, or with an evaluation. */
let asked: { number: number; depth: number }[];
let trouble: { status: number; code: string } | null;
let evaluator: Evaluator;

function evaluation(depth: number): Evaluation {
  return {
    ...{ depth, final: depth === FINAL, turn: "red", plies: depth, complete: true },
    ...{ chances: { red: 1 }, points: { red: 9 }, lines: [], draws: [] },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  trouble = null;
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { number, depth } = JSON.parse(body) as Evaluate;
    asked.push({ number, depth });
    const [answer, status] = trouble ? [{ code: trouble.code, facts: {} }, trouble.status] : [evaluation(depth), 200];
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  evaluator = new Evaluator();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("deepens until all is known", async () => {
  evaluator.look({ record: "x", number: 5 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map(({ depth }) => depth)).toEqual([0, 1, 2, 3]);
  expect([evaluator.found?.depth, evaluator.thinking]).toEqual([FINAL, false]);
});

it("stops when the viewer moves on, and asks nothing for points that are passed", async () => {
  for (const number of [1, 2, 3]) evaluator.look({ record: "x", number });
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(asked.map(({ number }) => number))).toEqual(new Set([3]));
  evaluator.look(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked.length, evaluator.found]).toEqual([FINAL + 1, null]);
});

it("waits for a server that has much to do, and goes on", async () => {
  trouble = { status: 429, code: "too_fast" };
  evaluator.look({ record: "x", number: 5 });
  await vi.advanceTimersByTimeAsync(1000);
  expect([evaluator.problem, evaluator.thinking]).toEqual(["too_fast", true]);
  trouble = null;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([evaluator.problem, evaluator.found?.final]).toEqual([null, true]);
});

it("asks no more where there is no analysis, but anew for another point", async () => {
  trouble = { status: 409, code: "no_analysis" };
  evaluator.look({ table: "x", number: 5 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, evaluator.thinking]).toEqual([1, false]);
  evaluator.look({ table: "x", number: 6 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.length).toBe(2);
});
