"""What moves cost in a puzzle: nothing where the best can still come of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tongiaki.puzzles.puzzle import CAP, Puzzle
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.search import Stretch
from tongiaki.search.stretch import key


@dataclass(frozen=True, slots=True)
class Answer:
    """What a move leads to: a position, what it costs as `cost` has it, and the number of the next step.

    No step follows where the turn is over, or where the best can come of it no more.
    """

    move: str
    after: Position
    cost: int | None
    step: int | None


@dataclass(frozen=True, slots=True)
class Step:
    """A position of the puzzle from which the best can still be reached, and what each legal move leads to."""

    position: Position
    answers: tuple[Answer, ...]


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


def steps(puzzle: Puzzle) -> list[Step]:
    """Give all positions from which the best can still be reached, the puzzle's own first: they hold every solution."""
    walked = _walk(puzzle)
    costs = _reachable(puzzle, walked)
    first = key(puzzle.start())
    numbers = {first: 0}
    for one, crossing in walked.items():
        if costs.get(one) == 0 and crossing.ways:
            numbers.setdefault(one, len(numbers))
    found = []
    for one in numbers:
        position = walked[one].position
        answers = [
            Answer(position.text(move), after, costs.get(key(after)), numbers.get(key(after)))
            for move, after in walked[one].ways
        ]
        found.append(Step(position, tuple(answers)))
    return found


@dataclass(frozen=True, slots=True)
class _Crossing:
    """A position that moves of the puzzle lead to, and where its legal moves lead; the turn's ends have none."""

    position: Position
    ways: tuple[tuple[int, Position], ...]


def _walk(puzzle: Puzzle) -> dict[int, _Crossing]:
    """Find all positions of a puzzle's stretch, by what identifies them, the nearest first."""
    start = puzzle.start()
    found: dict[int, _Crossing] = {}
    ahead = [start]
    for position in ahead:  # it grows while it is walked through
        this = key(position)
        if this in found:
            continue
        ways = []
        if position is start or not is_over(puzzle, position):
            for move in position.legal_moves():
                after = position.copy()
                after.log = []
                after.play(move)
                ways.append((move, after))
        found[this] = _Crossing(position, tuple(ways))
        ahead.extend(after for _, after in ways)
    return found


def _reachable(puzzle: Puzzle, walked: dict[int, _Crossing]) -> dict[int, int]:
    """Tell the least that an end costs which each position leads to; none that leads only to ends nobody looked at."""
    before: dict[int, list[int]] = {}
    for one, crossing in walked.items():
        for _, after in crossing.ways:
            before.setdefault(key(after), []).append(one)
    found: dict[int, int] = {}
    for end, price in sorted(_costs(puzzle).items(), key=lambda item: item[1]):
        back = [end]
        while back:
            one = back.pop()
            if one not in found:
                found[one] = price
                back.extend(before.get(one, ()))
    return found


@lru_cache(64)
def _costs(puzzle: Puzzle) -> dict[int, int]:
    """What each end of the puzzle's stretch costs, by what identifies it."""
    return dict(zip(map(key, Stretch(puzzle.start(), CAP).ends), puzzle.costs, strict=True))
