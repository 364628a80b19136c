/** The driver of a `Device`: passes inputs to it, and performs its effects (storage, timers, messages to the page). */
import type { Effect, Input, PageInput, Python, Row, StoreProblem } from "./effects";
import type { FromWorker } from "./messages";

/** Storage of games. `store` writes all of a batch or nothing. */
export interface GameStorage {
  store(table: string, rows: readonly Row[], card: object): Promise<void>;
  /** Return the rows of a game in order; none if there is no such game. */
  rows(table: string): Promise<Row[]>;
}

export class Driver {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `prepare` loads what games with a number of players need, such as the network that evaluates positions. */
  constructor(
    private readonly python: Python,
    private readonly storage: GameStorage,
    private readonly post: (message: FromWorker) => void,
    private readonly prepare: (players: number) => Promise<void>,
  ) {}

  /** Handle a message of the page. */
  async receive(input: PageInput): Promise<void> {
    if (input.do === "request") await this.#prepare(playersIn(input.body));
    this.#give(input);
  }

  #give(input: Input): void {
    clearTimeout(this.#timer);
    let effects: Effect[];
    try {
      effects = JSON.parse(this.python.do(JSON.stringify({ ...input, now: Date.now() }))) as Effect[];
    } catch (error) {
      logError(error);
      this.post({ do: "failed", reason: "failed" });
      return;
    }
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: Effect): void {
    switch (effect.do) {
      case "store":
        void this.#store(effect);
        break;
      case "need":
        void this.#load(effect.table);
        break;
      case "send":
      case "close":
        this.post(effect);
        break;
      case "response":
        this.post({ do: "response", id: effect.id, status: effect.status, text: textOf(effect.body) });
        break;
      case "wake":
        this.#timer = setTimeout(() => this.#give({ do: "wake" }), effect.in);
        break;
      case "fault":
        logError(effect.text);
        break;
    }
  }

  async #store({ batch, table, rows, card }: Extract<Effect, { do: "store" }>): Promise<void> {
    try {
      await this.storage.store(table, rows, card);
    } catch (error) {
      this.#give({ do: "failed", batch, problem: problemOf(error) });
      return;
    }
    this.#give({ do: "stored", batch });
  }

  async #load(table: string): Promise<void> {
    const rows = await this.storage.rows(table).catch(() => null);
    if (rows === null) return this.#give({ do: "load", table, problem: "storage_unreadable" });
    await this.#prepare(playersOf(rows));
    this.#give({ do: "load", table, rows });
  }

  /** Without the network, the coach judges more coarsely; the game goes on. */
  async #prepare(players: number): Promise<void> {
    if (players > 0) await this.prepare(players).catch(() => undefined);
  }
}

/** Return the number of players in the body of a request; 0 if it names none. */
export function playersIn(body: unknown): number {
  const { players, record } = (body ?? {}) as { players?: unknown; record?: unknown };
  if (typeof players === "number") return players;
  if (Array.isArray(players)) return players.length;
  if (typeof record !== "string") return 0;
  const tag = /^\[Players\s+"([^"]*)"\]/im.exec(record)?.[1];
  if (tag !== undefined) return tag.split(/\s+/).filter(Boolean).length;
  return (record.match(/"colour"\s*:/g) ?? []).length;
}

/** Return the number of players of a stored game: that of the last entry that names it. */
function playersOf(rows: readonly Row[]): number {
  const seats = rows.flatMap(([, , entry]) => /"seats":\s*(\d|\[[\d,\s]*\])/.exec(entry)?.[1] ?? []);
  const last = seats.at(-1) ?? "0";
  return last.startsWith("[") ? last.split(",").length : Number(last);
}

function logError(error: unknown): void {
  // eslint-disable-next-line no-console -- a worker has no other place to report that the program is wrong
  console.error(error);
}

/** Return the text of a response: JSON, or a record as it is. */
function textOf(body: unknown): string {
  if (body === undefined || body === null) return "";
  return typeof body === "string" ? body : JSON.stringify(body);
}

const STORE_PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: "storage_full",
  ConstraintError: "open_elsewhere",
  NotFoundError: "no_table",
};

function problemOf(error: unknown): StoreProblem {
  return (error instanceof DOMException && STORE_PROBLEMS[error.name]) || "storage_failed";
}
