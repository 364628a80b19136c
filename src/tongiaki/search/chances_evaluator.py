"""Evaluation by chances of winning, derived from expected points without a neural network."""

from math import exp
from typing import Final, final

from tongiaki.rules.position import Position
from tongiaki.rules.state import GAME_OVER
from tongiaki.rules.tiles import ALL_ISLANDS, ALL_WATER
from tongiaki.search.evaluator import Evaluator, float_sum
from tongiaki.search.points_evaluator import expected_points

LAST_TEMPERATURE: Final = 2.0
"""Temperature of the softmax, in points, when no tile of the rarer kind is left.

It was fitted to games played with this evaluator.
"""
TEMPERATURE_PER_TILE: Final = 1.2
"""Increase of the temperature for each remaining tile per player. It was fitted to the same games."""
POINT: Final = 0.05
"""Approximate value of one point, as an increase in the chance of winning."""


@final
class ChancesEvaluator(Evaluator):
    """Evaluation by chances of winning: the softmax of expected points, which is softer early in a game."""

    __slots__ = ("points",)

    def __init__(self) -> None:
        super().__init__(POINT)
        self.points: list[float] = []
        """Each seat's expected final points in the last evaluated position."""

    def evaluate(self, position: Position) -> list[float]:
        """Return each seat's chance of winning. A victory shared by n players counts as 1/n for each of them."""
        if position.phase_number == GAME_OVER:
            return self._evaluate_result(position)
        self.points = expected_points(position)
        pile = position.pile
        draws_left = min(int(pile & ALL_ISLANDS).bit_count(), int(pile & ALL_WATER).bit_count())
        temperature = LAST_TEMPERATURE + TEMPERATURE_PER_TILE * float(draws_left) / float(position.players)
        highest = max(self.points)
        powers = [exp((points - highest) / temperature) for points in self.points]
        total = float_sum(powers)
        return [power / total for power in powers]

    def _evaluate_result(self, position: Position) -> list[float]:
        standings = position.standings()
        self.points = [float(standing.points) for standing in standings]
        winners = sum(standing.rank == 1 for standing in standings)
        return [1.0 / winners if standing.rank == 1 else 0.0 for standing in standings]
