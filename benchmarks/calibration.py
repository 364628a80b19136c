"""Check the calibration of the coach's chances and the fairness of its luck: the table and plot of docs/play/coach.md.

The coach's evaluator plays games against itself, and searches whole turns. At the beginning of every turn, all players'
chances are recorded and later compared with the result. For some games, the luck of every draw is also recorded. The
evaluator is the network, if `python3 dev.py compile` has compiled it.

Usage: .venv/bin/python benchmarks/calibration.py [--games 500] [--luck 100] [--jobs 2] [--plot FILE]
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from tongiaki.bots.seeds import seeded_random
from tongiaki.coach.evaluator import coach_evaluator
from tongiaki.coach.luck import compute_luck
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search import Budget, Lookahead

PLAYERS = range(2, 7)
CAP = 300
"""Maximum number of positions of a turn that the players search."""
STALL = 10


@dataclass
class Game:
    """A game: its forecasts at the beginning of each turn, its result, and every player's luck if requested."""

    players: int
    forecasts: list[list[float]]
    result: list[float]
    luck: list[float] | None


def play(players: int, number: int, with_luck: bool) -> Game:
    """Play a game that depends only on its number. Moves of the setup are random."""
    evaluator, draws = coach_evaluator(players), seeded_random(number, "calibration", players)
    search, position = Lookahead(evaluator, Budget()), Position(Terms(players, STALL))
    forecasts, luck = [], [0.0] * players
    while position.to_move != OVER:
        if position.to_move == CHANCE:
            draw = draws.choice(position.legal_moves())
            if with_luck:
                luck = [
                    total + change for total, change in zip(luck, compute_luck(position, draw, evaluator), strict=True)
                ]
            position.play(draw)
        elif position.phase == "setup":
            position.play(draws.choice(position.legal_moves()))
        else:
            if position.phase == "turn":
                forecasts.append(evaluator.evaluate(position))
            position = search.best_end(position, CAP)[0]
    return Game(players, forecasts, evaluator.evaluate(position), luck if with_luck else None)


def compare_by_tenth(games: list[Game]) -> dict[int, tuple[int, float, float]]:
    """Return, by tenth of the forecast chance: the number of forecasts, their mean, and the mean result."""
    pairs_by_tenth: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for game in games:
        for forecast in game.forecasts:
            for expected, result in zip(forecast, game.result, strict=True):
                pairs_by_tenth[min(9, int(10 * expected))].append((expected, result))
    return {
        tenth: (
            len(pairs),
            sum(expected for expected, _ in pairs) / len(pairs),
            sum(result for _, result in pairs) / len(pairs),
        )
        for tenth, pairs in sorted(pairs_by_tenth.items())
    }


def measure_first_luck(games: list[Game]) -> tuple[int, float, float]:
    """Return the number of games with luck, the first seat's mean luck, and half the width of its 95% interval."""
    lucks = [game.luck[0] for game in games if game.luck is not None]
    mean = sum(lucks) / len(lucks)
    spread = sum((luck - mean) ** 2 for luck in lucks) / max(1, len(lucks) - 1)
    return len(lucks), mean, 1.96 * sqrt(spread / len(lucks))


def draw(curves: dict[int, dict[int, tuple[int, float, float]]], file: Path) -> None:
    """Draw the results against the forecasts, with a curve for each number of players."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5.5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    for players, curve in curves.items():
        forecasts, results = [point[1] for point in curve.values()], [point[2] for point in curve.values()]
        axes.plot(forecasts, results, marker="o", label=f"{players} players")
    axes.set(xlabel="forecast chance of winning", ylabel="share of games won", xlim=(0, 1), ylim=(0, 1), aspect="equal")
    axes.legend()
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    """Play the games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500, help="for each number of players")
    parser.add_argument("--luck", type=int, default=100, help="of these, games whose luck is added up")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    curves = {}
    tens = " | ".join(f"{ten}–{ten + 10} %" for ten in range(0, 100, 10))
    print(f"| players | games | {tens} | luck of the first seat |")
    print("|---|---:|" + "---:|" * 10 + "---:|")
    with ProcessPoolExecutor(options.jobs) as workers:
        for players in PLAYERS:
            numbers = range(options.games)
            with_luck = [number < options.luck for number in numbers]
            games = list(workers.map(play, [players] * options.games, numbers, with_luck, chunksize=4))
            curve = curves[players] = compare_by_tenth(games)
            cells = [f"{100 * curve[ten][2]:.0f}" if ten in curve and curve[ten][0] >= 50 else "" for ten in range(10)]
            count, mean, half = measure_first_luck(games)
            luck = f"{mean:+.3f} ± {half:.3f} ({count} games)"
            print(f"| {players} | {len(games)} | {' | '.join(cells)} | {luck} |", flush=True)
    if options.plot is not None:
        draw(curves, options.plot)


if __name__ == "__main__":
    main()
