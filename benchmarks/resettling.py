"""Measures whether the master is right to resettle: the figures of docs/bots/levels.md.

    .venv/bin/python benchmarks/resettling.py --choices 60 --pairs 60

Two masters play. Each time one of them resettles, its line is compared with its best line that keeps the ships. Paired
playouts with the same orders of tiles continue from the ends of both lines. It needs the compiled engine.
"""

import argparse
from collections.abc import Iterator
from statistics import fmean, stdev

from tongiaki.bots import LEVELS
from tongiaki.bots.searching import CAP, Skill
from tongiaki.bots.seeds import seeded_random
from tongiaki.coach.comparison import Comparison, compare
from tongiaki.coach.evaluator import coach_evaluator
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search import Budget, Search
from tongiaki.value.shipped import network

PLAYERS = 2
STALL = 20


def master_search(position: Position, skill: Skill) -> Search:
    """Return the master's search of a position, with all its stages."""
    search = Search(position, skill.evaluator(PLAYERS), cap=CAP)
    search.deepen_all(Budget(skill.nodes), skill.stages)
    return search


def resettles(search: Search, position: Position, number: int) -> bool:
    """Return whether a candidate's line resettles."""
    current = position.copy()
    for move in search.line(search.candidates[number]):
        if current.text(move) == "resettle":
            return True
        current.play(move)
    return False


def comparisons(seed: int, pairs: int) -> Iterator[Comparison]:
    """Play games without end, and yield the comparison of each resettling with the best line that keeps the ships."""
    skill = LEVELS["master"].skill or Skill(network)
    for game in range(1_000_000):
        draws, position = seeded_random(seed, "resettling", game), Position(Terms(PLAYERS, STALL))
        while position.to_move != OVER:
            moves = position.legal_moves()
            if position.to_move == CHANCE or len(moves) == 1:
                position.play(draws.choice(moves))
                continue
            search = master_search(position, skill)
            if resettles(search, position, 0):
                others = range(1, len(search.candidates))
                other = next((number for number in others if not resettles(search, position, number)), None)
                if other is not None:
                    chosen, kept = (search.candidates[number].end for number in (0, other))
                    evaluator = coach_evaluator(PLAYERS)
                    yield compare(chosen, kept, position.turn, evaluator, pairs, f"{seed}:{game}:{position.key()}")
            for move in search.line(search.candidates[0]):
                position.play(move)


def main() -> None:
    """Compare choices, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=60)
    parser.add_argument("--pairs", type=int, default=60, help="for each choice")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    gains: list[float] = []
    for comparison in comparisons(options.seed, options.pairs):
        gains.append(comparison.gain)
        print(f"{len(gains)}: {comparison.gain:+.3f} ± {comparison.error:.3f}", flush=True)
        if len(gains) == options.choices:
            break
    error = stdev(gains) / len(gains) ** 0.5
    better = sum(gain > 0 for gain in gains)
    print(f"Resettling gained {fmean(gains):+.3f} ± {1.96 * error:.3f} of a victory.")
    print(f"It was better in {better} of {len(gains)} choices.")


if __name__ == "__main__":
    main()
