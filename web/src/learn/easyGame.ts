/** The game after the tutorial. */
import { isSite, soloPlace } from "../browser/paths";
import { startQuickGame } from "../game/quickGame";
import { HttpError } from "../net/http";

/** A game against an opponent that a beginner can beat. */
const EASY = { players: 2, bot: "child" };

/**
 * Start a game against an easy bot, and go to it. Without a server, the game runs on this device.
 *
 * Throws HttpError if the server rejects it. If the server allows no games on devices, a lost connection is also an error.
 */
export async function startEasyGame(): Promise<void> {
  const solo = soloPlace();
  const onDevice = isSite() || solo === "device";
  try {
    await startQuickGame({ ...EASY, onDevice });
  } catch (error) {
    if (error instanceof HttpError || solo === "server") throw error;
    await startQuickGame({ ...EASY, onDevice: true });
  }
}
