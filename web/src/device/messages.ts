/** The messages between a page and its worker, which runs the games of this device. */

/** `offline`: files did not arrive. `blocked`: the browser forbids WebAssembly. `failed`: all else. */
export type FailureReason = "offline" | "blocked" | "failed" | "cancelled";

export type ToWorker =
  | {
      readonly kind: "request";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly query: Readonly<Record<string, string>>;
      readonly body: unknown;
    }
  | { readonly kind: "connect"; readonly socket: number; readonly path: string }
  | { readonly kind: "message"; readonly socket: number; readonly text: string }
  | { readonly kind: "disconnect"; readonly socket: number };

export type FromWorker =
  /** Bytes of Python that are loaded, and bytes in all. */
  | { readonly kind: "progress"; readonly loaded: number; readonly total: number }
  | { readonly kind: "ready" }
  /** Python could not be loaded, or has stopped. The worker is of no more use. */
  | { readonly kind: "failed"; readonly reason: FailureReason }
  | { readonly kind: "response"; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: "send"; readonly socket: number; readonly text: string }
  | { readonly kind: "close"; readonly socket: number };
