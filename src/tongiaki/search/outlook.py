"""Chances of winning that are derived from the judgement, for programs without a network."""

from math import exp
from typing import Final, final

from tongiaki.rules.position import Position
from tongiaki.rules.state import GAME_OVER
from tongiaki.rules.tiles import ALL_ISLANDS, ALL_WATER
from tongiaki.search.judge import Judge
from tongiaki.search.judgement import promises

LAST: Final = 2.0
"""Temperature of the softmax, in points, when no tile of the rarer kind is left. Fitted to games of this judge."""
EACH: Final = 1.2
"""Increase of the temperature for each remaining tile, divided by the number of players. Fitted in the same way."""
POINT: Final = 0.05
"""Approximate value of a point, as a chance of winning."""


@final
class Outlook(Judge):
    """Evaluation by chances of winning: the softmax of expected points, softer early in a game."""

    __slots__ = ("points",)

    def __init__(self) -> None:
        """Set the value of a point. The judge's values are chances, 0 to 1."""
        super().__init__(POINT)
        self.points: list[float] = []
        """Each seat's expected final points in the position that was judged last."""

    def judge(self, position: Position) -> list[float]:
        """Return each seat's chance of winning. A victory shared by n players counts as 1/n for each."""
        if position.phase_number == GAME_OVER:
            return self._judge_result(position)
        self.points = promises(position)
        pile = position.pile
        left = min(int(pile & ALL_ISLANDS).bit_count(), int(pile & ALL_WATER).bit_count())
        temperature = LAST + EACH * float(left) / float(position.players)
        most = max(self.points)
        powers = [exp((points - most) / temperature) for points in self.points]
        total = sum(powers)
        return [power / total for power in powers]

    def _judge_result(self, position: Position) -> list[float]:
        standings = position.standings()
        self.points = [float(standing.points) for standing in standings]
        winners = sum(standing.rank == 1 for standing in standings)
        return [1.0 / winners if standing.rank == 1 else 0.0 for standing in standings]
