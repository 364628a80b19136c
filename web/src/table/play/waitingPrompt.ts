/** The prompt when the viewer has no decision to make. It says what the game is waiting for. */
import type { GameView, TableView } from "../../generated/protocol";
import type { Phrase } from "../../game/text/phrase";

export function waitingPrompt(game: GameView, table: TableView, showing: boolean): Phrase {
  const { phase, turn } = game.position;
  if (game.end && !showing) return { id: "prompt-over" };
  if (table.paused) return { id: "prompt-paused" };
  if (phase === "draw") return { id: "prompt-wait-draw" };
  if (turn === null) return { id: "prompt-none" };
  const seat = table.seats.find(({ colour }) => colour === turn);
  if (seat?.you && seat.stand_in != null) return { id: "prompt-stand-in" };
  if (seat?.you && game.clock?.left[seat.seat] === 0) return { id: "prompt-timed-out" };
  if (seat?.you) return { id: showing ? "prompt-moving" : "prompt-wait-you" };
  const id = phase === "landing" ? "prompt-wait-land" : phase === "migration" ? "prompt-wait-sail" : "prompt-wait";
  return { id, args: { who: { who: turn } } };
}
