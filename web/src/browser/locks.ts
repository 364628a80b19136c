/** Locks that all tabs of this browser share. */

/**
 * Wait for a lock. Return the function that releases it. A browser without locks, as over plain HTTP, gives it at once.
 * The browser releases the lock of a closed tab.
 */
export function acquireLock(name: string, signal: AbortSignal): Promise<() => void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((acquired, failed) => {
    locks
      .request(name, { signal }, () => new Promise<void>((release) => acquired(() => release())))
      .catch((error: unknown) => failed(error as Error));
  });
}
