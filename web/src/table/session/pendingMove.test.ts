import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, LogLine, ProblemMessage } from "../../generated/protocol";
import { PendingMove } from "./pendingMove.svelte";

const MOVE = { type: "move", number: 7, move: "sail tonga:3" } as const;
const line = (number: number, move: string): LogLine => ({ number, colour: "red", move, happened: [] });
const stale = (id: number): ProblemMessage => ({ type: "problem", id, code: "stale", facts: {} });

let sent: ClientMessage[];
let up: boolean;
let probes: number;
let pending: PendingMove;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, up, probes] = [[], true, 0];
  pending = new PendingMove({ send: (message) => (up ? sent.push(message) : null), probe: () => probes++ });
});
afterEach(() => vi.useRealTimers());

describe("a move on its way", () => {
  it("is slow without an answer in time, and the connection is then probed", () => {
    pending.send(MOVE, []);
    vi.advanceTimersByTime(1_400);
    expect([pending.slow, probes]).toEqual([false, 0]);
    vi.advanceTimersByTime(200);
    expect([pending.slow, probes]).toEqual([true, 1]);
    pending.applyEntry({ number: 8, move: MOVE.move, undone: null }, true);
    expect([pending.inFlight, pending.slow]).toEqual([false, false]);
  });

  it("is not sent while the connection is down", () => {
    up = false;
    expect(pending.send(MOVE, [])).toBe(false);
    expect(pending.inFlight).toBe(false);
  });

  it("is sent again unchanged if a disconnect has lost it", () => {
    pending.send(MOVE, []);
    pending.resend();
    expect(sent).toEqual([MOVE, MOVE]);
    pending.applyEntry({ number: 8, move: MOVE.move, undone: null }, true);
    pending.resend();
    expect(sent).toHaveLength(2);
  });

  it("is not sent again if it had arrived before the disconnect", () => {
    pending.send(MOVE, []);
    pending.applySnapshot({ history: [line(8, MOVE.move)] }, () => true);
    pending.resend();
    expect(sent).toEqual([MOVE]);
  });

  it("is sent again after a reload of the page, unless it was carried out", () => {
    pending.send(MOVE, []);
    const reloaded = () =>
      new PendingMove({ send: (message) => sent.push(message), probe: () => probes++ }, pending.waiting);
    const [swallowed, arrived] = [reloaded(), reloaded()];
    expect(swallowed.inFlight).toBe(true);
    swallowed.applySnapshot({ history: [] }, () => true);
    swallowed.resend();
    arrived.applySnapshot({ history: [line(8, MOVE.move)] }, () => true);
    arrived.resend();
    expect([sent, swallowed.inFlight, arrived.inFlight]).toEqual([[MOVE, MOVE], true, false]);
  });

  it("is reported as too late if the game has gone on without it", () => {
    pending.send(MOVE, []);
    pending.applyEntry({ number: 8, move: "sail tonga:2", undone: null }, true);
    pending.resend();
    expect(pending.handleAnswer(stale(2))).toBe(true);
    expect(pending.inFlight).toBe(false);
  });

  it("is rejected silently if it arrives twice", () => {
    pending.send(MOVE, []);
    pending.resend();
    pending.applyEntry({ number: 8, move: MOVE.move, undone: null }, true);
    expect(pending.handleAnswer(stale(2))).toBe(false);
  });
});

it("an undo is complete when the move is missing in the history", () => {
  pending.send({ type: "undo", number: 9 }, [line(8, MOVE.move)]);
  pending.applySnapshot({ history: [line(8, MOVE.move)] }, () => true);
  expect(pending.inFlight).toBe(true);
  pending.applySnapshot({ history: [] }, () => true);
  expect(pending.inFlight).toBe(false);
});
