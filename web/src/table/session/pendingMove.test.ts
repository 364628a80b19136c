import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, LogLine, ProblemMessage } from "../../generated/protocol";
import { Pending } from "./pendingMove.svelte";

const MOVE = { type: "move", number: 7, move: "sail tonga:3" } as const;
const line = (number: number, move: string): LogLine => ({ number, colour: "red", move, happened: [] });
const stale = (id: number): ProblemMessage => ({ type: "problem", id, code: "stale", facts: {} });

let sent: ClientMessage[];
let up: boolean;
let probes: number;
let pending: Pending;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, up, probes] = [[], true, 0];
  pending = new Pending({ send: (message) => (up ? sent.push(message) : null), probe: () => probes++ });
});
afterEach(() => vi.useRealTimers());

describe("a move on its way", () => {
  it("that is not answered in time takes long, and the connection is asked whether it lives", () => {
    pending.ask(MOVE, []);
    vi.advanceTimersByTime(1_400);
    expect([pending.slow, probes]).toEqual([false, 0]);
    vi.advanceTimersByTime(200);
    expect([pending.slow, probes]).toEqual([true, 1]);
    pending.saw({ number: 8, move: MOVE.move, undone: null }, true);
    expect([pending.asked, pending.slow]).toEqual([false, false]);
  });

  it("is nothing while the connection is down", () => {
    up = false;
    expect(pending.ask(MOVE, [])).toBe(false);
    expect(pending.asked).toBe(false);
  });

  it("that a break has swallowed is sent once more, just as it was", () => {
    pending.ask(MOVE, []);
    pending.again();
    expect(sent).toEqual([MOVE, MOVE]);
    pending.saw({ number: 8, move: MOVE.move, undone: null }, true);
    pending.again();
    expect(sent).toHaveLength(2);
  });

  it("that had arrived before the break is not sent again", () => {
    pending.ask(MOVE, []);
    pending.sawAll({ history: [line(8, MOVE.move)] }, () => true);
    pending.again();
    expect(sent).toEqual([MOVE]);
  });

  it("that the page had asked for before it was loaded anew is sent once more, or was carried out", () => {
    pending.ask(MOVE, []);
    const anew = () => new Pending({ send: (message) => sent.push(message), probe: () => probes++ }, pending.waiting);
    const [swallowed, arrived] = [anew(), anew()];
    expect(swallowed.asked).toBe(true);
    swallowed.sawAll({ history: [] }, () => true);
    swallowed.again();
    arrived.sawAll({ history: [line(8, MOVE.move)] }, () => true);
    arrived.again();
    expect([sent, swallowed.asked, arrived.asked]).toEqual([[MOVE, MOVE], true, false]);
  });

  it("is told to be too late if the game has gone on without it", () => {
    pending.ask(MOVE, []);
    pending.saw({ number: 8, move: "sail tonga:2", undone: null }, true);
    pending.again();
    expect(pending.answered(stale(2))).toBe(true);
    expect(pending.asked).toBe(false);
  });

  it("that arrives late, and again, is turned down the second time without a word", () => {
    pending.ask(MOVE, []);
    pending.again();
    pending.saw({ number: 8, move: MOVE.move, undone: null }, true);
    expect(pending.answered(stale(2))).toBe(false);
  });
});

it("what is taken back is known by the move that is gone", () => {
  pending.ask({ type: "undo", number: 9 }, [line(8, MOVE.move)]);
  pending.sawAll({ history: [line(8, MOVE.move)] }, () => true);
  expect(pending.asked).toBe(true);
  pending.sawAll({ history: [] }, () => true);
  expect(pending.asked).toBe(false);
});
