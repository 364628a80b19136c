/** Shows recent moves again, as an animation on the board or, if animations are turned off, in the replay. */
import { replayPath } from "../../browser/paths";
import { go } from "../../browser/router.svelte";
import { settings } from "../../browser/settings.svelte";
import { positionsOf } from "../../game/log/replayFrames";
import { fetchTableReplay } from "../../net/http";
import type { Session } from "../session/session.svelte";

/** Return whether the viewer has turned animations off. */
const prefersNoAnimation = (): boolean =>
  settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Show everything that happened after an entry. */
export async function replaySince(session: Session, since: number): Promise<void> {
  try {
    const replay = await fetchTableReplay(session.id);
    const from = replay.frames.findIndex((frame) => (frame.number ?? 0) > since);
    if (from < 0) return;
    if (prefersNoAnimation()) return go(replayPath(session.id, `at=${from}`));
    const positions = positionsOf(replay);
    const steps = replay.frames
      .slice(from)
      .map(({ happened }, i) => ({ happened, position: positions[from + i + 1]! }));
    session.playback.replay(positions[from]!, steps, settings.speed);
  } catch {
    session.toasts.problem("offline", {});
  }
}
