// @vitest-environment node
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import type { TableSummary } from "../generated/protocol";
import { LiveLobby } from "./lobby.svelte";
import { SLOW_TIMEOUTS, until } from "./testing";

let server: WebSocketServer;
let lines: WebSocket[];
/** The message that each new connection receives immediately. */
let script: object[];
let lobby: LiveLobby;
/** Resolves when the server starts to accept connections. */
let open: Promise<void>;

const table = (id: string, turn = false): TableSummary => ({
  id,
  status: "running",
  seats: [],
  options: { seats: 2, stall: 20, public: true },
  created: 0,
  moves: 0,
  watchers: 0,
  your_turn: turn,
  yours: turn,
});
const updates = (open: string[], yours: TableSummary[] = []) => ({
  type: "lobby",
  open: open.map((id) => table(id)),
  running: [],
  finished: [],
  yours,
});

beforeEach(async () => {
  [lines, script, open] = [[], [], Promise.resolve()];
  server = new WebSocketServer({
    port: 0,
    host: "127.0.0.1",
    verifyClient: (_info, answer) => void open.then(() => answer(true)),
  });
  await new Promise((resolve) => server.once("listening", resolve));
  server.on("connection", (line) => {
    lines.push(line);
    const first = script.shift();
    if (first) line.send(JSON.stringify(first));
  });
  const port = (server.address() as AddressInfo).port;
  lobby = new LiveLobby(`ws://127.0.0.1:${port}/`, SLOW_TIMEOUTS);
});

afterEach(async () => {
  lobby.close();
  for (const line of lines) line.terminate();
  await new Promise((resolve) => server.close(resolve));
});

describe("the live lobby", () => {
  it("is unknown before the first message, and then has the latest state", async () => {
    expect([lobby.open, lobby.running, lobby.link]).toEqual([null, null, "connecting"]);
    await until(() => expect(lines).toHaveLength(1));
    lines[0]!.send(JSON.stringify(updates(["a"])));
    lines[0]!.send(JSON.stringify(updates(["b", "a"])));
    await until(() => expect(lobby.open?.map((table) => table.id)).toEqual(["b", "a"]));
    expect(lobby.link).toBe("online");
  });

  it("applies changes and keeps the other tables", async () => {
    await until(() => expect(lines).toHaveLength(1));
    lines[0]!.send(JSON.stringify(updates(["a", "b"], [table("a"), table("c")])));
    const same = { open: null, running: null, finished: null, yours: null };
    const change = {
      type: "lobby_change",
      tables: [table("a", true), table("d")],
      ...same,
      open: ["d", "b"],
      running: ["a"],
    };
    lines[0]!.send(JSON.stringify(change));
    await until(() => expect(lobby.open?.map((table) => table.id)).toEqual(["d", "b"]));
    expect(lobby.running).toEqual([table("a", true)]);
    expect(lobby.finished).toEqual([]);
    expect(lobby.yours).toEqual([table("a", true), table("c")]);
  });

  it("keeps the numbers of all tables until they change", async () => {
    await until(() => expect(lines).toHaveLength(1));
    lines[0]!.send(JSON.stringify({ ...updates(["a"]), counts: { open: 1000, running: 3 } }));
    await until(() => expect(lobby.counts).toEqual({ open: 1000, running: 3 }));
    const same = { type: "lobby_change", tables: [], open: null, running: null, finished: null, yours: null };
    lines[0]!.send(JSON.stringify({ ...same, open: [], counts: null }));
    await until(() => expect(lobby.open).toEqual([]));
    expect(lobby.counts).toEqual({ open: 1000, running: 3 });
    lines[0]!.send(JSON.stringify({ ...same, counts: { open: 999, running: 3 } }));
    await until(() => expect(lobby.counts).toEqual({ open: 999, running: 3 }));
  });

  it("keeps its state while the connection is down, and receives a new one afterwards", async () => {
    await until(() => expect(lines).toHaveLength(1));
    lines[0]!.send(JSON.stringify(updates(["a"])));
    await until(() => expect(lobby.link).toBe("online"));
    script = [updates(["c"])];
    let reopen = (): void => {};
    open = new Promise((resolve) => (reopen = resolve));
    lines[0]!.terminate();
    await until(() => expect(lobby.link).toBe("offline"));
    expect(lobby.open?.map((table) => table.id)).toEqual(["a"]);
    reopen();
    await until(() => expect(lobby.open?.map((table) => table.id)).toEqual(["c"]));
  });

  it("counts the tables where it is the viewer's turn", async () => {
    await until(() => expect(lines).toHaveLength(1));
    lines[0]!.send(JSON.stringify(updates([], [table("a", true), table("b", true), table("c")])));
    await until(() => expect(lobby.turns).toBe(2));
  });
});
