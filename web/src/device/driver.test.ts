import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Driver, playersIn, type GameStorage } from "./driver";
import type { Effect, Input, Row } from "./effects";
import type { FromWorker } from "./messages";

/** A storage in memory. `problem` is the name of the error of each access. */
class MemoryStorage implements GameStorage {
  readonly games = new Map<string, Row[]>();
  problem: string | null = null;

  async store(table: string, rows: readonly Row[]): Promise<void> {
    this.access();
    this.games.set(table, [...(this.games.get(table) ?? []), ...rows]);
  }
  async rows(table: string): Promise<Row[]> {
    this.access();
    return this.games.get(table) ?? [];
  }
  private access(): void {
    if (this.problem) throw new DOMException("", this.problem);
  }
}

const STORE: Effect = { do: "store", batch: 7, table: "d-a", rows: [[1, 5, "e"]], card: {} };

let inputs: (Input & { now: number })[];
/** The effects of the next inputs, in order. */
let script: Effect[][];
let posted: FromWorker[];
let storage: MemoryStorage;
/** The numbers of players for which games were prepared. */
let prepared: number[];
let driver: Driver;

beforeEach(() => {
  vi.useFakeTimers();
  [inputs, script, posted, prepared, storage] = [[], [], [], [], new MemoryStorage()];
  const python = {
    do(text: string): string {
      inputs.push(JSON.parse(text) as Input & { now: number });
      return JSON.stringify(script.shift() ?? []);
    },
  };
  driver = new Driver(python, storage, (message) => posted.push(message), prepare);
});
afterEach(() => vi.useRealTimers());

const prepare = async (players: number): Promise<void> => void prepared.push(players);
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

describe("the driver", () => {
  it("gives a message with the time, and posts what Python sends", () => {
    script = [
      [
        { do: "send", socket: 3, text: "hi" },
        { do: "response", id: 4, status: 200, body: { a: 1 } },
        { do: "response", id: 5, status: 200, body: "a record" },
        { do: "close", socket: 3, code: 4000 },
      ],
    ];
    void driver.receive({ do: "message", socket: 3, text: "{}" });
    expect(inputs).toEqual([{ do: "message", socket: 3, text: "{}", now: Date.now() }]);
    expect(posted).toEqual([
      { do: "send", socket: 3, text: "hi" },
      { do: "response", id: 4, status: 200, text: '{"a":1}' },
      { do: "response", id: 5, status: 200, text: "a record" },
      { do: "close", socket: 3, code: 4000 },
    ]);
  });

  it("stores entries before it says that they are stored", async () => {
    script = [[STORE]];
    void driver.receive({ do: "message", socket: 3, text: "{}" });
    expect(inputs.length).toBe(1);
    await settle();
    expect(storage.games.get("d-a")).toEqual([[1, 5, "e"]]);
    expect(inputs[1]).toMatchObject({ do: "stored", batch: 7 });
  });

  it.each([
    ["QuotaExceededError", "storage_full"],
    ["ConstraintError", "open_elsewhere"],
    ["NotFoundError", "no_table"],
    ["UnknownError", "storage_failed"],
  ])("reports that storing failed with %s", async (name, problem) => {
    storage.problem = name;
    script = [[STORE]];
    void driver.receive({ do: "message", socket: 3, text: "{}" });
    await settle();
    expect(inputs[1]).toMatchObject({ do: "failed", batch: 7, problem });
  });

  it("loads the rows of a game, and first what a game with so many players needs", async () => {
    const rows: Row[] = [
      [1, 5, '{"kind":"opened","options":{"seats":3}}'],
      [2, 6, '{"kind":"move"}'],
    ];
    storage.games.set("d-a", rows);
    script = [
      [
        { do: "need", table: "d-a" },
        { do: "need", table: "d-b" },
      ],
    ];
    void driver.receive({ do: "connect", socket: 3, path: "/ws/tables/d-a" });
    await settle();
    expect(inputs.slice(1)).toContainEqual(expect.objectContaining({ do: "load", table: "d-a", rows }));
    expect(inputs.slice(1)).toContainEqual(expect.objectContaining({ do: "load", table: "d-b", rows: [] }));
    expect(prepared).toEqual([3]);
  });

  it("reports that a game could not be read, which is not a missing game", async () => {
    storage.problem = "UnknownError";
    script = [[{ do: "need", table: "d-a" }]];
    void driver.receive({ do: "connect", socket: 3, path: "/ws/tables/d-a" });
    await settle();
    expect(inputs[1]).toEqual({ do: "load", table: "d-a", problem: "storage_unreadable", now: Date.now() });
  });

  it("wakes Python when the newest answer asks for it, after the messages that wait", async () => {
    script = [[{ do: "wake", in: 500 }], [{ do: "wake", in: 0 }], [{ do: "wake", in: 0 }], [{ do: "wake", in: 300 }]];
    for (const text of ["1", "2", "3"]) void driver.receive({ do: "message", socket: 3, text });
    expect(inputs.map((input) => input.do)).toEqual(["message", "message", "message"]);
    await settle();
    expect(inputs.map((input) => input.do)).toEqual(["message", "message", "message", "wake"]);
    await vi.advanceTimersByTimeAsync(299);
    expect(inputs.length).toBe(4);
    await vi.advanceTimersByTimeAsync(1000);
    expect(inputs.length).toBe(5);
  });

  it("reports that Python has stopped", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = {
      do(): string {
        throw new Error("unreachable");
      },
    };
    driver = new Driver(broken, storage, (message) => posted.push(message), prepare);
    void driver.receive({ do: "disconnect", socket: 3 });
    expect(posted).toEqual([{ do: "failed", reason: "failed" }]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it("reads the number of players from a request", () => {
    expect(playersIn({ players: 4 })).toBe(4);
    expect(playersIn({ players: [{ name: "Ana" }, { bot: "greedy" }] })).toBe(2);
    expect(playersIn({ record: '[Date "?"]\n[Players "red  blue green"]\n\nsettle tonga.0' })).toBe(3);
    expect(playersIn({ record: '{"players":[{"colour":"red"},{"colour": "blue"}],"moves":[]}' })).toBe(2);
    expect([playersIn(null), playersIn({ table: "d-a" })]).toEqual([0, 0]);
  });
});
