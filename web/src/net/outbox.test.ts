import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Outbox } from "./outbox.svelte";

const HELLO = { type: "chat", text: "hello" };

let sent: (typeof HELLO & { once: string })[];
let up: boolean;
let probes: number;
let outgoing: Outbox<typeof HELLO>;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, up, probes] = [[], true, 0];
  outgoing = new Outbox({ send: (message) => (up ? sent.push(message) : null), probe: () => probes++ });
});
afterEach(() => vi.useRealTimers());

describe("what is said over a line", () => {
  it("is kept until the server has taken it", () => {
    outgoing.send(HELLO);
    expect(outgoing.all.map(({ message }) => message)).toEqual([HELLO]);
    outgoing.taken(sent[0]!.once);
    expect(outgoing.all).toEqual([]);
    outgoing.again();
    expect(sent).toHaveLength(1);
  });

  it("is sent again as it was, and what is said twice goes twice", () => {
    outgoing.send(HELLO);
    outgoing.send(HELLO);
    outgoing.again();
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
    expect(sent[0]!.once).not.toBe(sent[1]!.once);
  });

  it("and was not taken is sent again by the page that was loaded anew", () => {
    outgoing.send(HELLO);
    const anew = new Outbox(
      { send: (message: (typeof sent)[0]) => sent.push(message), probe: () => probes++ },
      outgoing.all,
    );
    anew.again();
    expect(sent[1]).toEqual(sent[0]);
    anew.taken(sent[0]!.once);
    expect(anew.all).toEqual([]);
  });

  it("is not kept where the line is known to be down, or the server has turned it down", () => {
    up = false;
    expect(outgoing.send(HELLO)).toBe(false);
    up = true;
    outgoing.send(HELLO);
    outgoing.again();
    outgoing.turnedDown(1);
    expect(outgoing.all).toHaveLength(1);
    outgoing.turnedDown(2);
    expect(outgoing.all).toEqual([]);
  });

  it("that is not answered in time takes long, and the connection is asked whether it lives", () => {
    outgoing.send(HELLO);
    vi.advanceTimersByTime(1_600);
    expect([outgoing.slow, probes]).toEqual([true, 1]);
    outgoing.taken(sent[0]!.once);
    expect(outgoing.slow).toBe(false);
  });
});
