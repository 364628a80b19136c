"""The evaluation function of the search, as a base class."""

from tongiaki.rules.position import Position


class Judge:
    """An evaluation function: it returns the value of a position for each seat.

    It is called for ends of stretches: the beginning of a turn, a fleet or an exit before a draw, or a finished game.
    """

    def __init__(self, point: float) -> None:
        """Set the approximate value of one point of the final score."""
        self.point = point

    def judge(self, position: Position) -> list[float]:
        """Return each seat's value; more is better. The position is not changed."""
        raise NotImplementedError
