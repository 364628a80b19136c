/** Decisions that leave one choice: they are made by themselves, where the player has not chosen otherwise. */
import { settings } from "../../browser/settings.svelte";
import { decisionOf } from "../../game/decision/decision";
import type { LogItem } from "../../game/log/logItems";
import { parseMove } from "../../game/text/moveNotation";
import type { GameView, LogLine, Update } from "../../generated/protocol";

/**
 * The one legal move of a decision; null where there are more, and where it should be the player who makes it: a move
 * that ends the turn, draws a tile, sends ships home, or can't be taken back.
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

/** The log, with a line for each entry that nobody had to decide. */
export function toldOf(items: readonly LogItem[], history: readonly LogLine[], forced: readonly number[]): LogItem[] {
  const told = [...items];
  for (const { number, colour } of history) {
    if (!forced.includes(number)) continue;
    const before = told.findLastIndex((item) => item.number <= number);
    const line = { id: "log-forced" };
    told.splice(before + 1, 0, { number, key: `${number}.forced`, line, tone: "event", colour, tiles: [] });
  }
  return told;
}

export class Forced {
  /** The entries that were made so, by their numbers. */
  numbers = $state.raw<readonly number[]>([]);
  /** What is asked now follows from the viewer's own move, which was not taken back. */
  #follows = false;
  #made: string | null = null;

  /** Hears of what happened; of a draw, whose it is does not matter. */
  saw({ number, move, colour, undone }: Pick<Update, "number" | "move" | "colour" | "undone">, mine: boolean): void {
    if (undone) this.#follows = false;
    if (!move || colour === null) return;
    this.#follows = mine;
    if (mine && move === this.#made) this.numbers = [...this.numbers, number];
    this.#made = null;
  }

  /** The move that is to be made now without asking; null for none. */
  next(game: GameView | null): string | null {
    return (this.#made = settings.forced && this.#follows ? onlyChoice(game) : null);
  }
}
