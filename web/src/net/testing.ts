/** What the tests of connections share: patience with a busy machine. */
import { vi } from "vitest";
import type { Timeouts } from "./connection";

/** Nothing is taken for dead because the machine is busy. */
export const SLOW_TIMEOUTS: Timeouts = { first: 5, longest: 40, quiet: 60_000, answer: 60_000, opening: 60_000 };

export const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });
