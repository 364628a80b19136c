"""Chances of winning from the judgement, for whoever has learned no better ones."""

from math import exp
from typing import Final, final

from tongiaki.rules.position import Position
from tongiaki.rules.state import GAME_OVER
from tongiaki.rules.tiles import ALL_ISLANDS, ALL_WATER
from tongiaki.search.judge import Judge
from tongiaki.search.judgement import promises

LAST: Final = 2.0
"""The softmax's temperature, in points, when no tile of the rarer kind is left."""
EACH: Final = 1.2
"""What each tile that is left adds to it, divided by the number of players. Both were fitted to games of this judge."""
POINT: Final = 0.05
"""What a point is worth, about, as a chance."""


@final
class Outlook(Judge):
    """Judges by chances of winning: the softmax of what the judgement promises, softer while much may still come."""

    __slots__ = ("points",)

    def __init__(self) -> None:
        """Its values are chances, 0 to 1."""
        super().__init__(POINT)
        self.points: list[float] = []
        """The final points that every seat may expect, by seat, in the position judged last."""

    def judge(self, position: Position) -> list[float]:
        """Every seat's chance of winning, where a victory that n share counts 1/n for each."""
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
