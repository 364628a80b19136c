"""Measures whether the master is right to resettle: the figures of docs/bots/levels.md.

    .venv/bin/python benchmarks/resettling.py --choices 60 --pairs 60

Two masters play. Each time one of them resettles, its line is compared with its best line that keeps the ships. Paired
playouts with the same orders of tiles continue from the ends of both lines. It needs the compiled engine.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice
from statistics import fmean, stdev

from tongiaki.bots import LEVELS
from tongiaki.bots.searching import CAP
from tongiaki.bots.seeds import seeded_random
from tongiaki.coach.comparison import Comparison, compare
from tongiaki.coach.evaluator import coach_evaluator
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search import Budget, Search
from tongiaki.search.search import Candidate

PLAYERS = 2
STALL = 20


def starts_with_resettling(search: Search, position: Position, candidate: Candidate) -> bool:
    """Return whether the line to a candidate begins with resettling."""
    return position.text(search.line(candidate)[0]) == "resettle"


def comparisons(seed: int, pairs: int) -> Iterator[Comparison]:
    """Play one game after another. Compare each resettling with the best line that keeps the ships."""
    skill, evaluator = LEVELS["master"].skill, coach_evaluator(PLAYERS)
    assert skill is not None  # noqa: S101 - for the type checker
    for game in count():
        draws, position = seeded_random(seed, "resettling", game), Position(Terms(PLAYERS, STALL))
        while position.to_move != OVER:
            moves = position.legal_moves()
            if position.to_move == CHANCE or len(moves) == 1:
                position.play(draws.choice(moves))
                continue
            search = Search(position, skill.evaluator(PLAYERS), cap=CAP)
            search.deepen_all(Budget(skill.nodes), skill.stages)
            best = search.candidates[0]
            if starts_with_resettling(search, position, best):
                others = (one for one in search.candidates if not starts_with_resettling(search, position, one))
                if other := next(others, None):
                    label = f"{seed}:{game}:{position.key()}"
                    yield compare(best.end, other.end, position.turn, evaluator, pairs, label)
            for move in search.line(best):
                position.play(move)


def main() -> None:
    """Compare choices, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=60, help="2 or more")
    parser.add_argument("--pairs", type=int, default=60, help="for each choice")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    gains: list[float] = []
    for comparison in islice(comparisons(options.seed, options.pairs), options.choices):
        gains.append(comparison.gain)
        print(f"{len(gains)}: {comparison.gain:+.3f} ± {comparison.error:.3f}", flush=True)
    error = stdev(gains) / len(gains) ** 0.5
    better = sum(gain > 0 for gain in gains)
    print(f"Resettling gained {fmean(gains):+.3f} ± {1.96 * error:.3f} of a victory.")
    print(f"It was better in {better} of {len(gains)} choices.")


if __name__ == "__main__":
    main()
