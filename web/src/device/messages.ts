/**
 * The messages between a page and its worker, which runs the games of this device. The page sends inputs of the device
 * (`PageInput`), and the worker passes on the effects that concern the page.
 */
import type { Effect } from "./effects";

/** `offline`: files did not arrive. `blocked`: the browser forbids WebAssembly. `failed`: all else. */
export type FailureReason = "offline" | "blocked" | "failed" | "cancelled";

export type FromWorker =
  /** Bytes of Python that are loaded, and bytes in all. */
  | { readonly do: "progress"; readonly loaded: number; readonly total: number }
  | { readonly do: "ready" }
  /** Python could not be loaded, or has stopped. The worker is of no more use. */
  | { readonly do: "failed"; readonly reason: FailureReason }
  | { readonly do: "response"; readonly id: number; readonly status: number; readonly text: string }
  | Extract<Effect, { do: "send" | "close" }>;
