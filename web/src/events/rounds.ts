/** The rounds of a tournament and the seats of their games. */
import type { TournamentGameView, TournamentView } from "../generated/protocol";

/** Groups games by round, the latest round first. */
export function roundsOf(games: readonly TournamentGameView[]): [number, TournamentGameView[]][] {
  const found = new Map<number, TournamentGameView[]>();
  for (const game of games) found.set(game.round, [...(found.get(game.round) ?? []), game]);
  return [...found].sort(([a], [b]) => b - a);
}

/** Lists the entrants of a game with their places: in order of play, or by place once the game is over. */
export function seated(game: TournamentGameView): [number, number | null][] {
  const all = game.seats.map((seat, at): [number, number | null] => [seat, game.places?.[at] ?? null]);
  return all.sort(([, a], [, b]) => (a ?? 0) - (b ?? 0));
}

/** Returns the table of the viewer's game in the current round; null without one. */
export function ownTable({ rows, games }: Pick<TournamentView, "rows" | "games">): string | null {
  const mine = rows.find((row) => row.yours)?.number;
  const playing = games.find((game) => game.places === null && mine !== undefined && game.seats.includes(mine));
  return playing?.table ?? null;
}
