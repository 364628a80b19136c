import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Outbox } from "./outbox.svelte";

const HELLO = { type: "chat", text: "hello" };

let sent: (typeof HELLO & { once: string })[];
let up: boolean;
let probes: number;
let outbox: Outbox<typeof HELLO>;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, up, probes] = [[], true, 0];
  outbox = new Outbox({ send: (message) => (up ? sent.push(message) : null), probe: () => probes++ });
});
afterEach(() => vi.useRealTimers());

describe("the outbox", () => {
  it("keeps a message until the server acknowledges it", () => {
    outbox.send(HELLO);
    expect(outbox.messages.map(({ message }) => message)).toEqual([HELLO]);
    outbox.acknowledge(sent[0]!.once);
    expect(outbox.messages).toEqual([]);
    outbox.resend();
    expect(sent).toHaveLength(1);
  });

  it("sends a message again unchanged, and sends equal messages separately", () => {
    outbox.send(HELLO);
    outbox.send(HELLO);
    outbox.resend();
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
    expect(sent[0]!.once).not.toBe(sent[1]!.once);
  });

  it("sends unacknowledged messages again after a reload of the page", () => {
    outbox.send(HELLO);
    const reloaded = new Outbox(
      { send: (message: (typeof sent)[0]) => sent.push(message), probe: () => probes++ },
      outbox.messages,
    );
    reloaded.resend();
    expect(sent[1]).toEqual(sent[0]);
    reloaded.acknowledge(sent[0]!.once);
    expect(reloaded.messages).toEqual([]);
  });

  it("does not keep a message if the connection is down or the server rejects it", () => {
    up = false;
    expect(outbox.send(HELLO)).toBe(false);
    up = true;
    outbox.send(HELLO);
    outbox.resend();
    outbox.reject(1);
    expect(outbox.messages).toHaveLength(1);
    outbox.reject(2);
    expect(outbox.messages).toEqual([]);
  });

  it("is slow without a timely acknowledgement, and probes the connection", () => {
    outbox.send(HELLO);
    vi.advanceTimersByTime(1_600);
    expect([outbox.slow, probes]).toEqual([true, 1]);
    outbox.acknowledge(sent[0]!.once);
    expect(outbox.slow).toBe(false);
  });
});
