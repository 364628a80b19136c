/** A new game on this device, from the page that chooses it to the page that loads Python and creates it. */
import { go } from "../browser/router.svelte";
import { loadFromTab, storeInTab } from "../browser/storage";
import type { PlayOn } from "../generated/protocol";
import type { DevicePlayer } from "../net/http";

export interface NewDeviceGame {
  readonly players: readonly DevicePlayer[];
  /** The record that the game continues, and how. Its bots have the level of the bot in `players`. */
  readonly from?: Omit<PlayOn, "bot"> & { readonly record: string };
}

const KEY = "device-new";

/** Store a new game in this tab. */
export const storeNewGame = (game: NewDeviceGame): void => storeInTab(KEY, game);

/** Return the new game; null if there is none. */
export const storedNewGame = (): NewDeviceGame | null => loadFromTab<NewDeviceGame>(KEY);

/** Forget the new game, because it has been created. */
export const clearNewGame = (): void => storeInTab(KEY, null);

/** Store a new game in this tab, and go to the page that creates it. */
export function beginOnDevice(game: NewDeviceGame): void {
  storeNewGame(game);
  go("/device/game");
}
