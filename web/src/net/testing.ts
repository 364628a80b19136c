/** Helpers for connection tests. Timeouts are long because the test machine may be busy. */
import { vi } from "vitest";
import type { Timeouts } from "./connection";

/** Timeouts that do not expire on a busy machine. */
export const SLOW_TIMEOUTS: Timeouts = { first: 5, longest: 40, quiet: 60_000, answer: 60_000, opening: 60_000 };

export const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });
