"""The evaluation function of the search, as a base class."""

from tongiaki.rules.position import Position


def float_sum(values: list[float]) -> float:
    """Return the sum, rounded after each addition.

    Since Python 3.12, `sum` rounds differently, which would change moves.
    """
    total = 0.0
    for value in values:
        total += value
    return total


class Evaluator:
    """An evaluation function: it returns the value of a position for each seat.

    The search calls it for the ends of stretches: the beginning of a turn, a draw, or a finished game.
    """

    def __init__(self, point_value: float) -> None:
        """Set the approximate value of one point of the final score."""
        self.point_value = point_value

    def evaluate(self, position: Position) -> list[float]:
        """Return the value of a position for each seat, without changing the position. A higher value is better."""
        raise NotImplementedError
