"""The luck of a draw: the chances after the drawn tile, compared with the mean over all possible tiles."""

from tongiaki.coach.evaluator import CoachEvaluator
from tongiaki.rules import Position
from tongiaki.search import Budget
from tongiaki.search.evaluator import float_sum
from tongiaki.search.lookahead import Lookahead

CAP = 200
"""Maximum number of positions to search after each possible tile."""


def chances_after(position: Position, evaluator: CoachEvaluator) -> list[float]:
    """Return each seat's chances after a draw.

    If a player has to decide next, they are the chances after the best line.
    """
    if position.phase in ("turn", "draw", "over"):
        return evaluator.evaluate(position)
    return Lookahead(evaluator, Budget()).best_end(position, CAP)[1]


def chances_by_tile(before: Position, evaluator: CoachEvaluator) -> dict[int, list[float]]:
    """Return each seat's chances after each possible draw. The position is not changed."""
    chances: dict[int, list[float]] = {}
    for draw in before.legal_moves():
        after = before.copy()
        after.play(draw)
        chances[draw] = chances_after(after, evaluator)
    return chances


def mean_chances(chances: dict[int, list[float]]) -> list[float]:
    """Return each seat's mean chance over all possible tiles, which are equally likely."""
    return [float_sum(list(values)) / len(chances) for values in zip(*chances.values(), strict=True)]


def compute_luck(before: Position, draw: int, evaluator: CoachEvaluator) -> list[float]:
    """Return how much a draw raised each seat's chances above their mean over all possible tiles.

    The mean luck over all possible tiles is 0 for every seat. This does not depend on the quality of the evaluator.
    """
    chances = chances_by_tile(before, evaluator)
    return difference(chances[draw], mean_chances(chances))


def difference(after: list[float], before: list[float]) -> list[float]:
    """Return the change of each seat's chances."""
    return [value - earlier for value, earlier in zip(after, before, strict=True)]
