/** The topics that a player's first games explain, each once. */
import { islandFacts } from "../../board/model/tileFacts";
import { actionsOf, isEntering, type Decision } from "../../game/decision/decision";
import type { GameView, LogLine } from "../../generated/protocol";

/** A full beach that must sail, too few ships or berths, an island that may be crowned, a current on the board. */
export type Topic = "full" | "shortage" | "crown" | "current";

/** Return the topics of a player's decision, the most important one first. */
export function topicsOf(decision: Decision, game: GameView, moves: readonly LogLine[]): Topic[] {
  if (decision.kind === "none" || decision.colour === null) return [];
  const { supply } = game.position;
  const noSupply = decision.kind === "act" && supply[decision.colour] === 0;
  const short = decision.shortage !== null || decision.kind === "take" || noSupply || isEntering(decision);
  const topics: [Topic, boolean][] = [
    ["full", decision.kind === "sail"],
    ["shortage", short],
    ["crown", actionsOf(decision).has("crown")],
    ["current", hasCurrent(moves)],
  ];
  return topics.flatMap(([topic, applies]) => (applies ? [topic] : []));
}

/** Return whether a water tile was discovered. */
const hasCurrent = (moves: readonly LogLine[]): boolean =>
  moves.some(({ happened }) => happened.some((event) => event.kind === "discovered" && !islandFacts(event.tile)));
