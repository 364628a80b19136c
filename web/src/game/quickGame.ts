/** The start of a game against bots. */
import { tablePath } from "../browser/paths";
import { go } from "../browser/router.svelte";
import { settings } from "../browser/settings.svelte";
import { store } from "../browser/storage";
import { t } from "../i18n/i18n.svelte";
import { createQuickGame } from "../net/http";
import { beginOnDevice } from "./newDeviceGame";

/** The number of players, the level of the bots, and whether the game runs on this device. */
interface QuickGame {
  readonly players: number;
  readonly bot: string;
  readonly onDevice: boolean;
}

/** Start a game, and go to it. Throws if the server rejects it or cannot be reached. */
export async function startQuickGame({ players, bot, onDevice }: QuickGame): Promise<void> {
  store("has-played", true);
  const name = settings.name.trim() || t("lobby-guest");
  if (onDevice) {
    beginOnDevice({ players: [{ name }, ...Array.from({ length: players - 1 }, () => ({ bot }))] });
  } else go(tablePath((await createQuickGame({ players, bot, name })).id));
}
