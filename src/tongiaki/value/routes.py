"""The destinations that the piers of each beach lead to, and the number of colours needed to reach them."""

from typing import Final

from tongiaki.rules.numbers import Int, Ints, equal, ints
from tongiaki.rules.state import State
from tongiaki.rules.tiles import (
    BEACHES,
    DEMAND,
    FIRST_BEACH,
    ISLANDS,
    NONE,
    OTHER_END,
    PIERS,
    SIDES,
    TILES,
)

NOWHERE: Final[Int] = 9
"""Demand of a destination that no pier of the beach leads to; larger than any number of colours."""


class Routes:
    """The routes from every beach of a position.

    They depend only on the tiles and the kings, and are only recomputed when these have changed.
    """

    __slots__ = ("_cells", "_kings", "_rotations", "greatest", "to_island", "to_unknown")

    def __init__(self) -> None:
        self.to_unknown: Ints = ints([NOWHERE] * BEACHES)
        """Minimum number of colours needed to reach an empty cell, by beach: 0, 2, 3, 4, or NOWHERE."""
        self.to_island: Ints = ints([NOWHERE] * BEACHES)
        """Minimum number of colours needed to reach another open island, by beach: 0, 2, 3, 4, or NOWHERE."""
        self.greatest: Ints = ints([0] * BEACHES)
        """Greatest demand on any route from a beach, by beach. A fleet with fewer colours can sink there."""
        self._cells: Ints = ints([NONE] * TILES)
        self._rotations: Ints = ints([0] * TILES)
        self._kings: Ints = ints([NONE] * ISLANDS)

    def load(self, position: State) -> None:
        """Compute the routes of a position."""
        chart, kings = position.chart, position.kings
        if equal(chart.cells, self._cells) and equal(chart.rotations, self._rotations) and equal(kings, self._kings):
            return
        self._cells, self._rotations, self._kings = chart.cells[:], chart.rotations[:], kings[:]
        for island in range(ISLANDS):
            if chart.cells[island] != NONE and kings[island] == NONE:
                for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
                    self._follow_from(position, island, beach)

    def _follow_from(self, position: State, island: Int, beach: Int) -> None:
        facing, kings = position.chart.facing, position.kings
        to_unknown: Int = NOWHERE
        to_island: Int = NOWHERE
        greatest: Int = 0
        for edge in PIERS[beach]:
            demand: Int = 0
            at = facing[edge]
            while at != NONE and at >= ISLANDS * SIDES:
                demand = max(demand, DEMAND[at])
                at = facing[OTHER_END[at]]
            if at == NONE:
                to_unknown = min(to_unknown, demand)
            elif at // SIDES != island and kings[at // SIDES] == NONE:
                to_island = min(to_island, demand)
            greatest = max(greatest, demand)
        self.to_unknown[beach] = to_unknown
        self.to_island[beach] = to_island
        self.greatest[beach] = greatest
