/** Locks that all tabs of this browser share. A browser without locks, as over plain HTTP, gives each of them at once. */

/** Return the name of the lock of a game on this device. The tab that shows the game has it. */
export const gameLock = (id: string): string => `tongiaki.${id}`;

/** Wait for a lock. Return the function that releases it. The browser releases the lock of a closed tab. */
export function acquireLock(name: string, signal: AbortSignal): Promise<() => void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((acquired, failed) => {
    locks
      .request(name, { signal }, () => new Promise<void>((release) => acquired(() => release())))
      .catch((error: unknown) => failed(error as Error));
  });
}

/** Do something while this tab has a lock. Return false, and do nothing, if another tab has it. */
export async function withFreeLock(name: string, work: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work().then(() => true);
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
    return lock !== null;
  });
}
