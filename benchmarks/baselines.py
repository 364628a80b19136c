"""Baselines for a bot or a learner: results of random and greedy, and the length and branching of games.

    .venv/bin/python benchmarks/baselines.py --games 300 --jobs 2

prints the tables of docs/research/baselines.md. The results depend only on the number of games and `--seed`.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import fmean

from tongiaki.adapters.payoffs import payoffs
from tongiaki.arena.intervals import Estimate, average, share
from tongiaki.bots import BOTS
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.rules.state import PHASES

PLAYERS = range(2, 7)
LINE_UPS = {"greedy among random": "greedy", "random among greedy": "random"}
"""The bot that has one seat; the other bot has all other seats."""


@dataclass(frozen=True, slots=True)
class Match:
    """One game to play: the bot of each seat, and the seed of all random numbers."""

    line_up: tuple[str, ...]
    seed: str


@dataclass(slots=True)
class Game:
    """The result of a game."""

    line_up: tuple[str, ...]
    payoffs: list[float]
    """By seat: the share of rivals with a worse rank minus the share with a better rank."""
    points: list[int]
    wins: list[float]
    end: str
    decisions: int = 0
    """Moves of players."""
    draws: int = 0
    due: Counter[str] = field(default_factory=Counter)
    """The number of times that each phase occurred."""
    legal: Counter[str] = field(default_factory=Counter)
    """The total number of legal moves in each phase."""


def play(match: Match) -> Game:
    """Play a game and count its decisions, draws and legal moves."""
    chance = random.Random(f"{match.seed}:pile")
    bots = [
        BOTS[name](random.Random(f"{match.seed}:{seat}").getrandbits(63)) for seat, name in enumerate(match.line_up)
    ]
    position = Position(Terms(len(bots)))
    due: Counter[str] = Counter()
    legal: Counter[str] = Counter()
    while position.to_move != OVER:
        moves = position.legal_moves()
        due[position.phase] += 1
        legal[position.phase] += len(moves)
        position.play(chance.choice(moves) if position.to_move == CHANCE else bots[position.to_move].choose(position))
    standings = position.standings()
    winners = sum(standing.rank == 1 for standing in standings)
    return Game(
        line_up=match.line_up,
        payoffs=payoffs(position),
        points=[standing.points for standing in standings],
        wins=[(standing.rank == 1) / winners for standing in standings],
        end=position.end_reason or "",
        decisions=due.total() - due["draw"],
        draws=due["draw"],
        due=due,
        legal=legal,
    )


def generate_matches(single: str, others: str, players: int, games: int, seed: int) -> Iterator[Match]:
    """Yield games of one bot among others. The bot changes its seat with every game."""
    for game in range(games):
        line_up = [others] * players
        line_up[game % players] = single
        yield Match(tuple(line_up), f"{seed}:{single}:{others}:{players}:{game}")


def format_estimate(estimate: Estimate, digits: int = 2) -> str:
    """Format an average with its 95 % interval."""
    if estimate.low is None or estimate.high is None:
        return f"{estimate.mean:.{digits}f}"
    return f"{estimate.mean:.{digits}f} ({estimate.low:.{digits}f} to {estimate.high:.{digits}f})"


def print_row(*cells: object) -> None:
    print("|", " | ".join(map(str, cells)), "|")


def print_head(*heads: str) -> None:
    """Print the head of a table. All columns except the first contain numbers."""
    print()
    print_row(*heads)
    print_row(*["---", *["---:"] * (len(heads) - 1)])


def print_strength(games: dict[tuple[str, int], list[Game]]) -> None:
    for title, single in LINE_UPS.items():
        print(f"\n{title}:")
        print_head("players", "payoff", "wins", "by luck", "its points", "a rival's points")
        for players in PLAYERS:
            played = games[title, players]
            seats = [game.line_up.index(single) for game in played]
            points = [game.points[seat] for game, seat in zip(played, seats, strict=True)]
            rivals = [(sum(game.points) - own) / (players - 1) for game, own in zip(played, points, strict=True)]
            print_row(
                players,
                format_estimate(average([game.payoffs[seat] for game, seat in zip(played, seats, strict=True)])),
                format_estimate(share([game.wins[seat] for game, seat in zip(played, seats, strict=True)])),
                f"{1 / players:.2f}",
                format_estimate(average(points), 1),
                format_estimate(average(rivals), 1),
            )


def print_length(games: dict[tuple[str, int], list[Game]], bot: str) -> None:
    print(f"\nonly {bot}:")
    print_head("players", "decisions", "longest", "draws", "longest", "chance nodes", "points of a seat", "stalled")
    for players in PLAYERS:
        played = games[bot, players]
        decisions, draws = sum(game.decisions for game in played), sum(game.draws for game in played)
        print_row(
            players,
            format_estimate(average([game.decisions for game in played]), 1),
            max(game.decisions for game in played),
            format_estimate(average([game.draws for game in played]), 1),
            max(game.draws for game in played),
            f"{draws / (decisions + draws):.1%}",
            format_estimate(average([fmean(game.points) for game in played]), 1),
            sum(game.end == "stalled" for game in played),
        )


def print_branching(games: dict[tuple[str, int], list[Game]], bot: str) -> None:
    print(f"\nonly {bot}: legal moves, and how often a game has this phase")
    phases = [phase for phase in PHASES if phase != "over"]
    print_head("players", "all decisions", *phases)
    for players in PLAYERS:
        played = games[bot, players]
        due = sum((game.due for game in played), Counter[str]())
        legal = sum((game.legal for game in played), Counter[str]())
        decisions = due.total() - due["draw"]
        cells = [
            f"{legal[phase] / due[phase]:.1f} × {due[phase] / len(played):.1f}" if due[phase] else "-"
            for phase in phases
        ]
        print_row(players, f"{(legal.total() - legal['draw']) / decisions:.1f}", *cells)


def generate_all_matches(games: int, seed: int) -> Iterable[tuple[tuple[str, int], list[Match]]]:
    """Yield the games of each row of the tables."""
    for players in PLAYERS:
        for title, single in LINE_UPS.items():
            other = next(bot for bot in LINE_UPS.values() if bot != single)
            yield (title, players), list(generate_matches(single, other, players, games, seed))
        for bot in LINE_UPS.values():
            yield (bot, players), list(generate_matches(bot, bot, players, games, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games for each line-up and number of players")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{options.games} games for each row, seed {options.seed}; 95 % intervals in brackets")
    games: dict[tuple[str, int], list[Game]] = {}
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for key, matches in generate_all_matches(options.games, options.seed):
            games[key] = list(pool.map(play, matches, chunksize=10))
    print_strength(games)
    for bot in ("random", "greedy"):
        print_length(games, bot)
        print_branching(games, bot)


if __name__ == "__main__":
    main()
