"""The last check of a puzzle: playouts rate its solution above each of the best wrong turns."""

from __future__ import annotations

from typing import Final

from tongiaki.coach.comparison import Comparison, PairedPlayouts
from tongiaki.coach.evaluator import CoachEvaluator, coach_evaluator
from tongiaki.puzzles.puzzle import CAP, Puzzle
from tongiaki.rules import Position
from tongiaki.search import Stretch
from tongiaki.search.stretch import stretch_key

WRONG_TURNS: Final = 4
"""Number of wrong turns that are compared with the solution: those with the lowest costs."""
PAIRS, MAX_PAIRS = 12, 48
"""Number of pairs of playouts that are played at a time, and in all."""
CLEAR_ERRORS: Final = 3.0
"""Ratio between a difference and its standard error at which no more pairs are played."""


def is_solution_best(puzzle: Puzzle) -> bool:
    """Return whether the solution is better than each of the wrong turns, by more than one standard error.

    A search rates turns by the network, and compares the solution only with the best wrong turn. Another wrong turn can
    be better than the network expects.
    """
    solution, wrong = solution_and_wrong_ends(puzzle)
    start, seed = puzzle.start(), f"check:{puzzle.position}"
    evaluator = coach_evaluator(start.players)
    return all(_is_better(solution, end, start.turn, evaluator, seed) for end in wrong[:WRONG_TURNS])


def solution_and_wrong_ends(puzzle: Puzzle) -> tuple[Position, list[Position]]:
    """Return the positions after the solution and after all wrong turns. The turn with the lowest cost comes first."""
    solved = puzzle.start()
    for move in puzzle.line:
        solved.play_text(move)
    ends = Stretch(puzzle.start(), CAP).ends
    solution = next(end for end in ends if stretch_key(end) == stretch_key(solved))
    wrong = sorted((cost, number) for number, cost in enumerate(puzzle.costs) if cost > 0)
    return solution, [ends[number] for _, number in wrong]


def _is_better(first: Position, second: Position, seat: int, evaluator: CoachEvaluator, seed: str) -> bool:
    playouts = PairedPlayouts(first, second, seat, evaluator, seed)
    playouts.play(PAIRS)
    while not _is_clear(playouts.comparison()) and playouts.pairs < MAX_PAIRS:
        playouts.play(PAIRS)
    comparison = playouts.comparison()
    return comparison.gain > comparison.error


def _is_clear(comparison: Comparison) -> bool:
    return abs(comparison.gain) >= CLEAR_ERRORS * comparison.error
