/**
 * The inputs and effects of `tongiaki.device.Device`, a server of tables without I/O. Both are JSON. `now` is in
 * milliseconds since 1970.
 */

/** A row of a game: its number, its time in milliseconds since 1970, and the entry as text. */
export type Row = readonly [number: number, at: number, entry: string];

/** Why entries could not be stored. `open_elsewhere`: another tab has stored such entries. `no_table`: the game was deleted. */
export type StoreProblem = "storage_full" | "storage_failed" | "open_elsewhere" | "no_table";

/** An input that comes from the page. */
export type PageInput =
  | {
      readonly do: "request";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: unknown;
    }
  | { readonly do: "connect"; readonly socket: number; readonly path: string }
  | { readonly do: "message"; readonly socket: number; readonly text: string }
  | { readonly do: "disconnect"; readonly socket: number };

export type Input =
  | PageInput
  | { readonly do: "load"; readonly table: string; readonly rows: readonly Row[] }
  | { readonly do: "load"; readonly table: string; readonly problem: "storage_unreadable" }
  | { readonly do: "stored"; readonly batch: number }
  | { readonly do: "failed"; readonly batch: number; readonly problem: StoreProblem }
  | { readonly do: "wake" };

export type Effect =
  | {
      readonly do: "store";
      readonly batch: number;
      readonly table: string;
      readonly rows: readonly Row[];
      readonly card: object;
    }
  | { readonly do: "need"; readonly table: string }
  | { readonly do: "send"; readonly socket: number; readonly text: string }
  | { readonly do: "close"; readonly socket: number; readonly code: number }
  | { readonly do: "response"; readonly id: number; readonly status: number; readonly body: unknown }
  /**
   * Call again after `in` milliseconds; with 0, after the inputs that wait. It replaces an earlier one, also if an input
   * has no such effect.
   */
  | { readonly do: "wake"; readonly in: number }
  /** An unexpected error, for the log. */
  | { readonly do: "fault"; readonly text: string };

/** Python with a `Device`: takes an input as JSON, and returns a list of effects as JSON. */
export interface Python {
  do(input: string): string;
}
