"""Checks the solutions of random puzzles by playouts to the end of the game.

    .venv/bin/python benchmarks/puzzle_solutions.py --puzzles 60 --pairs 100 --seed 261126 --jobs 2

compares the end of each solution with the best wrong end, over pairs of playouts with the same order of tiles. It needs
the compiled engine. The results depend only on the options and the networks. The exit status is 1 if fewer than nine of
ten solutions are better.
"""

import argparse
import os
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt

from tongiaki.coach.evaluator import coach_evaluator
from tongiaki.puzzles.checking import solution_and_wrong_ends
from tongiaki.puzzles.puzzle import Puzzle, shipped
from tongiaki.rules.moves import DRAW
from tongiaki.rules.tiles import TILES
from tongiaki.search import Budget, Playouts

MIN_BETTER = 0.9
"""Minimum share of puzzles whose solution is better than the best wrong turn."""


def measure(pairs: int, seed: int, puzzle: Puzzle) -> tuple[float, float]:
    """Return the mean difference between the best line and the best wrong line, and its standard error."""
    start = puzzle.start()
    right, (wrong, *_) = solution_and_wrong_ends(puzzle)
    playouts, seat = Playouts(coach_evaluator(start.players), Budget()), start.turn
    gains = []
    for pair in range(pairs):
        order = list(range(DRAW, DRAW + TILES))
        random.Random(f"{seed}:{puzzle.key}:{pair}").shuffle(order)
        gains.append(playouts.result(right, order)[seat] - playouts.result(wrong, order)[seat])
    mean = sum(gains) / pairs
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (pairs - 1) / pairs)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--puzzles", type=int, default=60, help="number of random puzzles")
    parser.add_argument("--pairs", type=int, default=100, help="pairs of playouts of each puzzle, 2 or more")
    parser.add_argument("--seed", type=int, default=261126)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    options = parser.parse_args()
    chosen = random.Random(options.seed).sample(shipped(), options.puzzles)
    better = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        gains = pool.map(partial(measure, options.pairs, options.seed), chosen)
        for puzzle, (gain, error) in zip(chosen, gains, strict=True):
            better += gain > 0
            print(f"{puzzle.number:4} {puzzle.kind:6} {gain:+.3f} ± {1.96 * error:.3f}", flush=True)
    print(f"the solution is better in {better} of {len(chosen)} puzzles")
    sys.exit(better < MIN_BETTER * len(chosen))


if __name__ == "__main__":
    main()
