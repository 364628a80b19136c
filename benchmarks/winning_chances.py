"""Measures how often the lines in "How to play well" win if the greedy bot then plays all seats with random draws.

    .venv/bin/python benchmarks/winning_chances.py --games 1000 --jobs 2

prints the percentages that src/tongiaki/locales/strategy/lessons.toml contains, rounded. The results depend only on the
number of games and `--seed`.
"""

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from tongiaki.arena.intervals import share
from tongiaki.bots import BOTS
from tongiaki.rules import CHANCE, OVER

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))
from lessons import LINES, lessons

Game = tuple[str, str, str]
"""A lesson, one of its lines, and the seed of all random numbers."""


def victory(game: Game) -> float:
    """Play a line and then the game to its end, and return the first player's share of the victory."""
    name, line, seed = game
    lesson = lessons()[name]
    position = lesson.start()
    seat = position.turn
    for move in lesson.lines[line]:
        position.play(position.parse(move))
    chance = random.Random(seed)
    bots = [BOTS["greedy"](chance.getrandbits(63)) for _ in range(position.players)]
    while position.to_move != OVER:
        mover = position.to_move
        position.play(chance.choice(position.legal_moves()) if mover == CHANCE else bots[mover].choose(position))
    winners = [standing.seat for standing in position.standings() if standing.rank == 1]
    return (seat in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games for each line")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for name in lessons():
            for line in LINES:
                games = [(name, line, f"{options.seed}:{name}:{line}:{game}") for game in range(options.games)]
                wins = share(list(pool.map(victory, games, chunksize=10)))
                print(f"{name:8} {line:8} {wins.mean:6.1%} ({wins.low:.1%} to {wins.high:.1%})", flush=True)


if __name__ == "__main__":
    main()
