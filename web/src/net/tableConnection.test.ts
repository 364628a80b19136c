// @vitest-environment node
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import type { ClientMessage, ServerMessage, TableView } from "../generated/protocol";
import type { Timeouts } from "./connection";
import { TableConnection, type ConnectionState } from "./tableConnection";
import { SLOW_TIMEOUTS, until } from "./testing";

const TABLE = { id: "t1", status: "open", seats: [] } as unknown as TableView;

const snapshot = (number: number): ServerMessage => ({
  type: "snapshot",
  number,
  table: TABLE,
  game: null,
  chat: [],
  history: [],
  events: [],
});
const update = (number: number, more: object = {}): ServerMessage => ({
  type: "update",
  number,
  table: null,
  game: null,
  chat: null,
  opened: [],
  happened: [],
  event: null,
  move: null,
  colour: null,
  undone: null,
  settled: null,
  ...more,
});

let server: WebSocketServer;
let hellos: (number | null)[];
let received: ClientMessage[];
let connections: WebSocket[];
/** Whether the server answers pings. */
let answering: boolean;
/** The server's answers to hello messages, in order. */
let script: ServerMessage[][];

let link: TableConnection;
let numbers: string[];
let states: ConnectionState[];

const linked = (timeouts: Timeouts): TableConnection =>
  new TableConnection(
    `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    {
      snapshot: (message) => numbers.push(`s${message.number}`),
      update: (message) => numbers.push(`u${message.number}${message.chat ? "c" : ""}${message.table ? "t" : ""}`),
      answer: (message) => numbers.push(message.type),
      state: (state) => states.at(-1) !== state && states.push(state),
    },
    timeouts,
  );

beforeEach(async () => {
  hellos = [];
  received = [];
  connections = [];
  answering = true;
  script = [];
  numbers = [];
  states = [];
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  server.on("connection", (connection) => {
    connections.push(connection);
    connection.on("message", (data) => {
      const message = JSON.parse(String(data)) as ClientMessage;
      received.push(message);
      if (message.type === ("ping" as string) && answering) connection.send(JSON.stringify({ type: "pong", id: null }));
      if (message.type !== "hello") return;
      hellos.push(message.after ?? null);
      for (const answer of script.shift() ?? []) connection.send(JSON.stringify(answer));
    });
  });
  link = linked(SLOW_TIMEOUTS);
});

afterEach(async () => {
  link.close();
  for (const connection of connections) connection.terminate();
  await new Promise((resolve) => server.close(resolve));
});

describe("the connection to a table", () => {
  it("sends a hello without a number first, and delivers entries in order", async () => {
    script = [[snapshot(4), update(5), update(6)]];
    link.connect();
    await until(() => expect(numbers).toEqual(["s4", "u5", "u6"]));
    expect(hellos).toEqual([null]);
    expect(states).toEqual(["connecting", "online"]);
  });

  it("reconnects with its last number, and misses no entry", async () => {
    script = [
      [snapshot(4), update(5)],
      [update(6), update(7)],
    ];
    link.connect();
    await until(() => expect(link.last).toBe(5));
    connections[0]!.terminate();
    await until(() => expect(numbers).toEqual(["s4", "u5", "u6", "u7"]));
    expect(hellos).toEqual([null, 5]);
    expect(states).toEqual(["connecting", "online", "offline", "online"]);
  });

  it("delivers no entry twice", async () => {
    script = [[snapshot(4), update(5), update(5), update(3), update(6)]];
    link.connect();
    await until(() => expect(numbers).toEqual(["s4", "u5", "u6"]));
  });

  it("reconnects if an entry is missing", async () => {
    script = [
      [snapshot(4), update(5), update(8)],
      [update(6), update(7), update(8)],
    ];
    link.connect();
    await until(() => expect(numbers).toEqual(["s4", "u5", "u6", "u7", "u8"]));
    expect(hellos).toEqual([null, 5]);
  });

  it("delivers presence changes of a repeated entry, but not its chat line again", async () => {
    const chat = { number: 5, name: "Ana", colour: null, seat: null, text: "hi", at: 0, watchers: false };
    script = [[snapshot(4), update(5, { chat }), update(5, { table: TABLE, chat })]];
    link.connect();
    await until(() => expect(numbers).toEqual(["s4", "u5c", "u5t"]));
  });

  it("accepts a new snapshot after a long absence", async () => {
    script = [[snapshot(4)], [snapshot(900), update(901)]];
    link.connect();
    await until(() => expect(link.last).toBe(4));
    link.refresh();
    await until(() => expect(numbers).toEqual(["s4", "s900", "u901"]));
  });

  it("numbers its messages, and returns null while the connection is down", async () => {
    expect(link.send({ type: "leave" })).toBeNull();
    script = [[snapshot(1)]];
    link.connect();
    await until(() => expect(link.last).toBe(1));
    expect(link.send({ type: "chat", text: "hello" })).toBe(2);
    await until(() => expect(received).toContainEqual({ type: "chat", text: "hello", id: 2 }));
  });

  it("is pinged when it is silent, and kept while the server answers", async () => {
    script = [[snapshot(4)]];
    link = linked({ ...SLOW_TIMEOUTS, quiet: 50 });
    link.connect();
    await until(() => expect(received.filter(({ type }) => type === "ping").length).toBeGreaterThan(2));
    expect(hellos).toEqual([null]);
    expect(states).toEqual(["connecting", "online"]);
  });

  it("is reopened if the server does not answer pings", async () => {
    answering = false;
    script = [[snapshot(4)], [update(5)]];
    link = linked({ ...SLOW_TIMEOUTS, quiet: 50, answer: 100 });
    link.connect();
    await until(() => expect(numbers).toEqual(["s4", "u5"]));
    expect(hellos.slice(0, 2)).toEqual([null, 4]);
    expect(states.slice(0, 4)).toEqual(["connecting", "online", "offline", "online"]);
  });

  it("stays closed after close()", async () => {
    script = [[snapshot(1)]];
    link.connect();
    await until(() => expect(link.last).toBe(1));
    link.close();
    link.refresh();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(hellos).toEqual([null]);
  });
});
