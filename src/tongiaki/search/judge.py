"""What judges positions for the search."""

from tongiaki.rules.position import Position


class Judge:
    """Says what a position is worth to every seat.

    It is asked about ends of stretches: a turn that begins, a fleet or an exit before a draw, a game that is over.
    """

    def __init__(self, point: float) -> None:
        """Take what one point of the final score is worth, more or less, in this judge's values."""
        self.point = point

    def judge(self, position: Position) -> list[float]:
        """Every seat's value, by seat; more is better. The position is left as it is."""
        raise NotImplementedError
