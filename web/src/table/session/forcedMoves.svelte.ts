/** Plays forced moves (those without an alternative) automatically, unless the player has turned that off. */
import { settings } from "../../browser/settings.svelte";
import { decisionOf } from "../../game/decision/decision";
import type { LogItem } from "../../game/log/logItems";
import { parseMove } from "../../game/text/moveNotation";
import type { GameView, LogLine, Update } from "../../generated/protocol";

/**
 * Return the only legal move of a decision. Returns null if there are several, or if the player should make the move
 * because it ends the turn, draws a tile, sends ships home, or cannot be undone.
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

/** Return the log with a note after each move that was played automatically. */
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
  /** The entry numbers of the moves that were played automatically. */
  entries = $state.raw<readonly number[]>([]);
  /** Whether the current decision follows a move of the viewer that has not been undone. */
  #followsOwnMove = false;
  #played: string | null = null;

  /** Update the state after a move or an undo. Draws are ignored. `own`: whether the viewer made the move. */
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
