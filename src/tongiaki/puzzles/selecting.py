"""The selection of the puzzles to ship from those that a search has found, and their numbers."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from tongiaki.puzzles.finding import FoundPuzzle
from tongiaki.puzzles.puzzle import KINDS, Kind, Puzzle

MIN_PUZZLES: Final = 250
MAX_OF_KIND: Final = 60
MAX_CROWNS: Final = 30
MAX_GREEDY_SHARE, MAX_CAPTAIN_SHARE = 0.55, 0.85
"""Maximum shares of the puzzles that the levels `greedy` and `captain` solve."""


class TooFewPuzzlesError(Exception):
    """Fewer than MIN_PUZZLES puzzles remain. The search needs more games."""


def select(found: Iterable[FoundPuzzle], minimum: int = MIN_PUZZLES) -> list[FoundPuzzle]:
    """Return the puzzles to ship, in the order in which they were found. Raises TooFewPuzzlesError.

    Easy puzzles are left out until every limit is kept: of each kind, and of the shares that the bots solve.
    """
    different = {item.puzzle.position: item for item in reversed(list(found))}
    order = list(reversed(different))
    chosen = [item for kind in KINDS for item in _hardest(different.values(), kind)]
    chosen = _limit_share(chosen, lambda item: item.captain, MAX_CAPTAIN_SHARE)
    chosen = _limit_share(chosen, lambda item: item.greedy, MAX_GREEDY_SHARE)
    chosen = _limit_share(chosen, lambda item: item.captain, MAX_CAPTAIN_SHARE)
    if len(chosen) < minimum:
        raise TooFewPuzzlesError(f"{len(chosen)} puzzles remain; {minimum} are needed")
    return sorted(chosen, key=lambda item: order.index(item.puzzle.position))


def number(chosen: list[FoundPuzzle], previous: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the puzzles of the next file, in the order of their numbers.

    Every previous puzzle keeps its number: its position was chosen again, or it is dropped. New puzzles follow, with
    the kinds in alternating order.
    """
    new = {item.puzzle.position: item.puzzle for item in chosen}
    kept = [new.pop(puzzle.position, replace(puzzle, line=(), costs=())) for puzzle in previous]
    kinds: dict[Kind, list[Puzzle]] = {kind: [] for kind in KINDS}
    for puzzle in new.values():
        kinds[puzzle.kind].append(puzzle)
    rounds = itertools.zip_longest(*kinds.values())
    added = [puzzle for puzzles_of_round in rounds for puzzle in puzzles_of_round if puzzle is not None]
    return [replace(puzzle, number=number) for number, puzzle in enumerate([*kept, *added], start=1)]


def _hardest(found: Iterable[FoundPuzzle], kind: Kind) -> list[FoundPuzzle]:
    """Return the hardest puzzles of a kind, up to the limit of the kind."""
    ordered = sorted((item for item in found if item.puzzle.kind == kind), key=_ease)
    return ordered[: MAX_CROWNS if kind == "crown" else MAX_OF_KIND]


def _ease(item: FoundPuzzle) -> tuple[bool, bool, int, str]:
    """Return a sort key: hard puzzles come first."""
    return item.greedy, item.captain, -item.puzzle.rating, item.puzzle.position


def _limit_share(
    chosen: list[FoundPuzzle], is_solved: Callable[[FoundPuzzle], bool], maximum: float
) -> list[FoundPuzzle]:
    """Leave out the easiest of the solved puzzles until their share is at most `maximum`."""
    solved = sorted(filter(is_solved, chosen), key=_ease)
    unsolved = [item for item in chosen if not is_solved(item)]
    allowed = int(len(unsolved) * maximum / (1 - maximum))
    return [*unsolved, *solved[:allowed]]
