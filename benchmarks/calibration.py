"""How often who was said to win with a chance of so much does win: the networks that come with the program.

    .venv/bin/python benchmarks/calibration.py --games 400 --jobs 2 --plot docs/pictures/calibration.svg

prints the table of docs/value.md and draws its picture. The networks play whole turns against themselves; each position
that they judge on the way counts, for every seat. Everything follows from the number of games and `--seed`.
"""

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

import matplotlib as mpl
from matplotlib.figure import Figure

from tongiaki.arena.intervals import Estimate, share
from tongiaki.bots.chance import chance
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.search.search import Search
from tongiaki.value.shipped import network

PLAYERS = (2, 3, 4, 6)
NODES = 2000
"""Positions of a stretch that are looked at."""
BINS = 10


@dataclass(frozen=True, slots=True)
class Game:
    """What was said in a game, and what came of it."""

    said: list[list[float]]
    """The chances by seat, position after position."""
    won: list[float]
    """The share of the victory by seat."""


def play(players: int, seed: int, game: int) -> Game:
    """Let the network play a game against itself."""
    judge = network(players)
    random = chance(seed, players, game, "calibration")
    position = Position(players)
    said: list[list[float]] = []
    while (mover := position.to_move) != OVER:
        if mover == CHANCE:
            position.play(random.choice(position.legal_moves()))
        else:
            best = Search(position, judge, cap=NODES).candidates[0]
            position = best.end.copy()
            said.append(best.values)
    return Game(said[:-1], judge.judge(position))


def calibration(games: Iterable[Game]) -> list[tuple[float, Estimate]]:
    """By tenth of what was said: its mean, and how much of the victory followed. Each game is one observation."""
    said: list[list[float]] = [[] for _ in range(BINS)]
    won: list[list[float]] = [[] for _ in range(BINS)]
    for game in games:
        by_bin: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
        for chances in game.said:
            for one, came in zip(chances, game.won, strict=True):
                by_bin[min(int(one * BINS), BINS - 1)].append((one, came))
        for at, found in enumerate(by_bin):
            if found:
                said[at].append(fmean(one for one, _ in found))
                won[at].append(fmean(came for _, came in found))
    return [(fmean(one), share(other)) for one, other in zip(said, won, strict=True) if other]


def draw(found: dict[int, list[tuple[float, Estimate]]], file: Path) -> None:
    """Draw what came of it over what was said."""
    figure = Figure(figsize=(6, 6), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], ":", color="grey")
    for players, line in found.items():
        means = [estimate.mean for _, estimate in line]
        low = [max(0.0, estimate.mean - (estimate.low or 0.0)) for _, estimate in line]
        high = [max(0.0, (1.0 if estimate.high is None else estimate.high) - estimate.mean) for _, estimate in line]
        axes.errorbar([said for said, _ in line], means, yerr=[low, high], fmt="o-", label=f"{players} players")
    axes.set(xlabel="said", ylabel="came true", xlim=(0, 1), ylim=(0, 1))
    axes.legend()
    with mpl.rc_context({"svg.hashsalt": "tongiaki"}):
        figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    found = {}
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for players in PLAYERS:
            games = pool.map(partial(play, players, options.seed), range(options.games), chunksize=10)
            found[players] = calibration(games)
            cells = [f"{100 * said:.0f} → {100 * came.mean:.0f}" for said, came in found[players]]
            print(f"| {players} | " + " | ".join(cells) + " |")
    if options.plot is not None:
        draw(found, options.plot)


if __name__ == "__main__":
    main()
