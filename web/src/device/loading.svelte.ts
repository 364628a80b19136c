import type { FailureReason } from "./messages";

/** How far the worker with the games of this device is loaded. */
class DeviceLoading {
  state: "idle" | "loading" | "ready" | "failed" = $state("idle");
  /** Why the worker could not be loaded. */
  reason: FailureReason = $state("failed");
  /** Bytes that are loaded, and bytes in all; 0 until they are known. */
  loaded = $state(0);
  total = $state(0);
}

export const deviceLoading = new DeviceLoading();
