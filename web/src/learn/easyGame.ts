/** The game after the tutorial. */
import { go } from "../browser/router.svelte";
import { isSite, tablePath } from "../browser/paths";
import { settings } from "../browser/settings.svelte";
import { storeInTab } from "../browser/storage";
import { t } from "../i18n/i18n.svelte";
import { createQuickGame, HttpError } from "../net/http";

/** The level of the opponent: one that a beginner can beat. */
const EASY = "child";

/**
 * Start a game against an easy bot, and go to it. Without a server, the game runs on this device.
 *
 * Throws HttpError if the server rejects it. If the server allows no games on devices, a lost connection is also an error.
 */
export async function startEasyGame(): Promise<void> {
  const { solo } = document.documentElement.dataset;
  const name = settings.name.trim() || t("lobby-guest");
  if (isSite() || solo === "device") return startOnDevice(name);
  try {
    go(tablePath((await createQuickGame({ players: 2, bot: EASY, name })).id));
  } catch (error) {
    if (error instanceof HttpError || solo === "server") throw error;
    startOnDevice(name);
  }
}

function startOnDevice(name: string): void {
  storeInTab("device-new", [{ name }, { bot: EASY }]);
  go("/device/game");
}
