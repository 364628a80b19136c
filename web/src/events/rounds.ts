/** The rounds of a tournament and the seats of their games. */
import type { TournamentGameView, TournamentView } from "../generated/protocol";

/** Groups games by round, the latest round first. */
export function roundsOf(games: readonly TournamentGameView[]): [number, TournamentGameView[]][] {
  const rounds = new Map<number, TournamentGameView[]>();
  for (const game of games) rounds.set(game.round, [...(rounds.get(game.round) ?? []), game]);
  return [...rounds].sort(([a], [b]) => b - a);
}

/** Lists the entrants of a game with their places: in order of play or, once the game is over, by place. */
export function seatsWithPlaces(game: TournamentGameView): [number, number | null][] {
  const seats = game.seats.map((seat, index): [number, number | null] => [seat, game.places?.[index] ?? null]);
  return seats.sort(([, a], [, b]) => (a ?? 0) - (b ?? 0));
}

/** Returns the table of the viewer's game in the current round; null if there is none. */
export function ownTable({ rows, games }: Pick<TournamentView, "rows" | "games">): string | null {
  const ownNumber = rows.find((row) => row.yours)?.number;
  const runningGame = games.find(
    (game) => game.places === null && ownNumber !== undefined && game.seats.includes(ownNumber),
  );
  return runningGame?.table ?? null;
}
