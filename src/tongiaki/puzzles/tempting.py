"""The most tempting wrong turn of a puzzle: the one with the most points, compared with the rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tongiaki.puzzles.puzzle import CAP, Puzzle
from tongiaki.rules import Position
from tongiaki.search import PointsEvaluator, Stretch

_POINTS_EVALUATOR: Final = PointsEvaluator()


def end_with_most_points(ends: Sequence[Position], seat: int) -> int:
    """Return the index of the end with the most expected points for a seat, compared with its rivals."""
    return max(range(len(ends)), key=lambda end: _POINTS_EVALUATOR.evaluate(ends[end])[seat])


def find_tempting_turn(puzzle: Puzzle) -> tuple[list[str], int]:
    """Return the moves of the most tempting wrong turn, and its cost in hundredths of a victory, from 1.

    If the turn with the most points solves the puzzle, the best wrong turn is the most tempting one. The puzzle must
    not be dropped.
    """
    start = puzzle.start()
    stretch = Stretch(start, CAP)
    tempting = end_with_most_points(stretch.ends, start.turn)
    if puzzle.costs[tempting] == 0:
        tempting = min((end for end, cost in enumerate(puzzle.costs) if cost > 0), key=lambda end: puzzle.costs[end])
    moves, position = [], start.copy()
    for move in stretch.line(tempting):
        moves.append(position.text(move))
        position.play(move)
    return moves, puzzle.costs[tempting]
