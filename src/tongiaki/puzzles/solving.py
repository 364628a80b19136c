"""What moves cost in a puzzle: nothing where the best can still come of them."""

from __future__ import annotations

from functools import lru_cache

from tongiaki.puzzles.puzzle import CAP, Puzzle
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.search import Stretch
from tongiaki.search.stretch import key


def is_over(puzzle: Puzzle, position: Position) -> bool:
    """Whether a position that moves of the puzzle led to leaves its player nothing more to decide."""
    return position.to_move in (CHANCE, OVER) or position.phase == "turn" or position.turn != puzzle.start().turn


def cost(puzzle: Puzzle, position: Position) -> int | None:
    """Tell what moves, one or more, cost in hundredths of a victory: what the best does that can come of the position.

    None: nobody looked at what comes of them, as of going round in a circle until ships go home; it is not the best.
    """
    costs = _costs(puzzle)
    if is_over(puzzle, position):
        return costs.get(key(position))
    found = [costs[one] for one in map(key, Stretch(position, CAP).ends) if one in costs]
    return min(found, default=None)


@lru_cache(64)
def _costs(puzzle: Puzzle) -> dict[int, int]:
    """What each end of the puzzle's stretch costs, by what identifies it."""
    return dict(zip(map(key, Stretch(puzzle.start(), CAP).ends), puzzle.costs, strict=True))
