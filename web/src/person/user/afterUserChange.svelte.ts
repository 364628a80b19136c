/** Registers a callback for the time after the viewer has logged in or out. */
import { untrack } from "svelte";
import { currentUser } from "./currentUser.svelte";

/** Call `callback` after each change of the user while the component is mounted. Called while it is initialized. */
export function afterUserChange(callback: () => void): void {
  let changes = currentUser.changes;
  $effect(() => {
    if (currentUser.changes === changes) return;
    changes = currentUser.changes;
    untrack(callback);
  });
}
