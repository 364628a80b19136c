/** Tasks of all boards, of which one runs per frame, so that the page stays responsive while boards are drawn. */

const waiting = new Set<() => void>();
let running = false;

/** Run a task after those that already wait. Return a function that cancels it. */
export function inTurn(task: () => void): () => void {
  waiting.add(task);
  if (!running) void runAll();
  return () => void waiting.delete(task);
}

async function runAll(): Promise<void> {
  running = true;
  // The task runs after a frame, not in it: together, they would block the page longer.
  do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  while (runNext());
  running = false;
}

/** Run the task that has waited longest. Return whether there was one. */
function runNext(): boolean {
  const [task] = waiting;
  if (!task) return false;
  waiting.delete(task);
  task();
  return true;
}
