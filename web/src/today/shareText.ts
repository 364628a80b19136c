/** The text with which a person shares a day. It names no tile and no move, so that others can still play. */
import { t } from "../i18n/i18n.svelte";
import type { DayView } from "./todayState.svelte";

/** The result of a person in a daily game. */
interface DailyResult {
  readonly points: number;
  readonly place: number;
  readonly players: number;
}

/** Return an island for each player who is not ahead of the person, and a wave for each who is. */
export const placeMarks = (place: number, players: number): string =>
  "🏝️".repeat(Math.max(0, players - place + 1)) + "🌊".repeat(Math.max(0, place - 1));

/** Return the text about a daily game. `day` is the formatted day. */
export const dayText = (day: string, result: DailyResult): string =>
  [t("today-share-title", { day }), resultLine(result)].join("\n");

const resultLine = ({ place, players, points }: DailyResult): string =>
  `${t("today-share-game", { points, place, players })} ${placeMarks(place, players)}`;

/** Return the text; null if there is nothing to share. `day` is the formatted day. */
export function shareText(
  { game, puzzle, streak }: Pick<DayView, "game" | "puzzle" | "streak">,
  day: string,
): string | null {
  const result = game?.result;
  const lines: string[] = [];
  if (result) lines.push(resultLine(result));
  if (puzzle?.result?.solved) lines.push(t("today-share-puzzle", { attempts: puzzle.result.attempts }));
  if (lines.length === 0) return null;
  if (streak.days > 1) lines.push(t("today-streak", { days: streak.days }));
  return [t("today-share-title", { day }), ...lines].join("\n");
}
