/** What was done shown once more: as a film where films are wanted, else step by step in the replay. */
import { go } from "../../browser/router.svelte";
import { settings } from "../../browser/settings.svelte";
import { positionsOf } from "../../game/log/replayFrames";
import { fetchTableReplay } from "../../net/http";
import type { Session } from "../session/session.svelte";

/** Where nothing is to move by itself, the replay shows it step by step. */
const still = (): boolean => settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows everything that was done after the entry of a number. */
export async function showAgain(session: Session, since: number): Promise<void> {
  try {
    const replay = await fetchTableReplay(session.id);
    const from = replay.frames.findIndex((frame) => (frame.number ?? 0) > since);
    if (from < 0) return;
    if (still()) return go(`/t/${session.id}/replay?at=${from}`);
    const positions = positionsOf(replay);
    const steps = replay.frames
      .slice(from)
      .map(({ happened }, i) => ({ happened, position: positions[from + i + 1]! }));
    session.theatre.review(positions[from]!, steps, settings.speed);
  } catch {
    session.notes.problem("offline", {});
  }
}
