/** Makes decisions with only one choice automatically, unless the player has turned that off. */
import { settings } from "../../browser/settings.svelte";
import { decisionOf } from "../../game/decision/decision";
import type { LogItem } from "../../game/log/logItems";
import { parseMove } from "../../game/text/moveNotation";
import type { GameView, LogLine, Update } from "../../generated/protocol";

/**
 * Return the only legal move of a decision. Null if there are several, or if the player should make the move: it ends
 * the turn, draws a tile, sends ships home, or can't be taken back.
 */
export function onlyChoice(game: GameView | null): string | null {
  const [only, other] = game?.legal ?? [];
  if (!game || only === undefined || other !== undefined || game.ends?.includes(only)) return null;
  const move = parseMove(only);
  switch (move?.verb) {
    case "sail":
      return ["unknown", undefined].includes(game.routes?.[only]?.end) ? null : only;
    case "land":
      return decisionOf(game).shortage === null ? only : null;
    case "take":
      return only;
    default:
      return null;
  }
}

/** Return the log with an extra line after each entry that was played automatically. */
export function markForcedMoves(
  items: readonly LogItem[],
  moves: readonly LogLine[],
  forced: readonly number[],
): LogItem[] {
  const marked = [...items];
  for (const { number, colour } of moves) {
    if (!forced.includes(number)) continue;
    const before = marked.findLastIndex((item) => item.number <= number);
    const line = { id: "log-forced" };
    marked.splice(before + 1, 0, { number, key: `${number}.forced`, line, tone: "event", colour, tiles: [] });
  }
  return marked;
}

export class ForcedMoves {
  /** The numbers of the entries that were played automatically. */
  entries = $state.raw<readonly number[]>([]);
  /** Whether the current decision follows the viewer's own move, and that move was not taken back. */
  #followsOwnMove = false;
  #played: string | null = null;

  /** Update the state after an entry of the table. For a draw (without a colour), `own` is ignored. */
  apply({ number, move, colour, undone }: Pick<Update, "number" | "move" | "colour" | "undone">, own: boolean): void {
    if (undone) this.#followsOwnMove = false;
    if (!move || colour === null) return;
    this.#followsOwnMove = own;
    if (own && move === this.#played) this.entries = [...this.entries, number];
    this.#played = null;
  }

  /** Return the move to play now without asking the player, or null. */
  nextMove(game: GameView | null): string | null {
    return (this.#played = settings.forced && this.#followsOwnMove ? onlyChoice(game) : null);
  }
}
