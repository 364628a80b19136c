/** The rounds of a tournament, and who sits where in them. */
import type { TournamentGameView, TournamentView } from "../generated/protocol";

/** The games by their rounds, the latest round first. */
export function roundsOf(games: readonly TournamentGameView[]): [number, TournamentGameView[]][] {
  const found = new Map<number, TournamentGameView[]>();
  for (const game of games) found.set(game.round, [...(found.get(game.round) ?? []), game]);
  return [...found].sort(([a], [b]) => b - a);
}

/** Who sits at a game, with their places: by these once it is over, in the order of play before. */
export function seated(game: TournamentGameView): [number, number | null][] {
  const all = game.seats.map((seat, at): [number, number | null] => [seat, game.places?.[at] ?? null]);
  return all.sort(([, a], [, b]) => (a ?? 0) - (b ?? 0));
}

/** The table where the viewer's game of the round under way is played. */
export function ownTable({ rows, games }: Pick<TournamentView, "rows" | "games">): string | null {
  const mine = rows.find((row) => row.yours)?.number;
  const playing = games.find((game) => game.places === null && mine !== undefined && game.seats.includes(mine));
  return playing?.table ?? null;
}
