// @vitest-environment node
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import type { Participants, Lead, Replay, StudyClientMessage, StudyServerMessage } from "../generated/protocol";
import { SLOW_TIMEOUTS, until } from "../net/testing";
import { Player } from "../replay/player.svelte";
import { StudySession } from "./session.svelte";

const frames = Array.from({ length: 30 }, (_, i) => ({
  move: String(i),
  colour: "red",
  turn: i,
  happened: [],
  change: {},
}));
const replay = { players: [], start: { tiles: [], turn: "red", phase: "turn" }, frames } as unknown as Replay;
const lead = (at: number, more: Partial<Lead> = {}): Lead => ({ at, playing: false, pace: "8", marks: [], ...more });
const participants = (leader: number | null): Participants => ({
  members: [
    { number: 1, name: "Ana" },
    { number: 2, name: "Ben" },
  ],
  leader,
});

let server: WebSocketServer;
let received: StudyClientMessage[];
let socket: WebSocket | undefined;
let session: StudySession;
let player: Player;

beforeEach(async () => {
  vi.stubGlobal("document", { hidden: true }); // Node has no page, so each animation shows its final state immediately
  received = [];
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  server.on("connection", (opened) => {
    socket = opened;
    opened.on("message", (data) => received.push(JSON.parse(String(data)) as StudyClientMessage));
  });
  const { port } = server.address() as AddressInfo;
  player = new Player(replay, 0, () => session.stopFollowing());
  session = new StudySession(`ws://127.0.0.1:${port}/`, player, SLOW_TIMEOUTS);
  await until(() => expect(received).toEqual([{ type: "hello" }]));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  session.close();
  socket?.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const send = (message: StudyServerMessage) => socket!.send(JSON.stringify(message));

async function join(leader: number | null, at = 7): Promise<void> {
  send({ type: "study", table: null, you: 2, company: participants(leader), lead: lead(at), chat: [] });
  await until(() => expect(session.you).toBe(2));
}

it("starts at the leader's position and follows the leader", async () => {
  await join(1);
  expect([session.mode, player.at, player.pace]).toEqual(["following", 7, 8]);
  send({ type: "led", lead: lead(9, { marks: ["tonga"] }) });
  await until(() => expect(player.at).toBe(9));
  expect(session.marks).toEqual(["tonga"]);
  send({ type: "led", lead: lead(25) });
  await until(() => expect(player.at).toBe(25));
});

it("stops following after the viewer's first own step, and can return", async () => {
  await join(1);
  player.goTo(20);
  expect([session.mode, player.at]).toEqual(["alone", 20]);
  send({ type: "led", lead: lead(8, { marks: ["fiji"] }) });
  await until(() => expect(session.lead!.at).toBe(8));
  expect([player.at, session.marks]).toEqual([20, []]);
  session.follow();
  expect([session.mode, player.at, session.marks]).toEqual(["following", 8, ["fiji"]]);
});

it("sends the leader's position, and combines quick steps", async () => {
  await join(2);
  expect(session.mode).toBe("leading");
  for (const at of [8, 9, 10]) {
    player.goTo(at);
    session.sendState();
  }
  session.toggleMark("tonga");
  session.sendState();
  await until(() => expect(received.at(-1)).toEqual({ type: "lead", lead: lead(10, { marks: ["tonga"] }) }));
  expect(received).toHaveLength(2);
  expect(session.mode).toBe("leading");
  player.goTo(11);
  expect(session.marks).toEqual([]);
  player.goTo(10);
  session.toggleMark("tonga");
  expect(session.marks).toEqual([]);
});

it("leads from the previous leader's position after a handover, and pauses when it loses the lead", async () => {
  await join(1);
  player.goTo(20);
  send({ type: "company", company: participants(2) });
  await until(() => expect(session.mode).toBe("leading"));
  expect(player.at).toBe(7);
  player.toggle();
  send({ type: "company", company: participants(1) });
  await until(() => expect(session.mode).toBe("following"));
  expect(player.playing).toBe(false);
});

it("keeps the leader's position after a reconnect", async () => {
  await join(2);
  player.goTo(12);
  socket!.terminate();
  await until(() => expect(received.filter((message) => message.type === "hello")).toHaveLength(2));
  send({ type: "study", table: null, you: 2, company: participants(2), lead: lead(7), chat: [] });
  await until(() => expect(received.at(-1)).toEqual({ type: "lead", lead: lead(12) }));
});

it("is closed if the study does not exist", async () => {
  send({ type: "problem", id: null, code: "no_study", facts: {} });
  await until(() => expect(session.closed).toBe("no_study"));
});
