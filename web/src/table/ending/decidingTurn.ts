/** The deciding turn of a finished game, fetched once. */
import type { DecidingTurn } from "../../generated/protocol";
import { fetchDecidingTurn } from "../../net/http";

const fetched = new Map<string, Promise<DecidingTurn | null>>();

/** Return the turn that decided a game of `moves` moves, or null if no turn did. Throws if it cannot be fetched. */
export function decidingTurn(id: string, moves: number): Promise<DecidingTurn | null> {
  const key = `${id} ${moves}`;
  let turn = fetched.get(key);
  if (!turn) {
    turn = fetchDecidingTurn(id).then((decision) => decision.turn);
    turn.catch(() => fetched.delete(key));
    fetched.set(key, turn);
  }
  return turn;
}
