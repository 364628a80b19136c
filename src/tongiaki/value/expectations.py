"""Each seat's points, its expected points according to the hand-written evaluation, and its exposed islands."""

from typing import Final

from tongiaki.rules.fleets import ALL_SHIPS, EMPTY, colours, only_of, size
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.position import Position
from tongiaki.rules.tiles import BERTHS, BIT, DEMAND, FIRST_BEACH, ISLANDS, NONE, SIDES, TILES, VALUE
from tongiaki.search.points_evaluator import expected_points

ARRAY_LENGTH: Final[Int] = 16
"""Length of the arrays by seat, which is larger than the number of seats."""


class Expectations:
    """Points and expected points of each seat, and data about the remaining draws."""

    __slots__ = (
        "draws_left",
        "expected_points",
        "exposed",
        "half_points",
        "islands",
        "passing_tiles",
        "points",
        "safe",
        "sinking_tiles",
    )

    def __init__(self) -> None:
        self.points: Ints = ints([0] * ARRAY_LENGTH)
        """Current points, by [seat]."""
        self.islands: Ints = ints([0] * ARRAY_LENGTH)
        """Number of islands, including Tonga, with the seat's ships or king, by [seat]."""
        self.half_points: Ints = ints([0] * ARRAY_LENGTH)
        """Expected points according to the hand-written evaluation, in half points, rounded down, by [seat]."""
        self.expected_points: list[float] = []
        """Expected points according to the hand-written evaluation, not rounded, by [seat]."""
        self.exposed: Ints = ints([0] * ARRAY_LENGTH)
        """Total value of the open islands on which the seat has ships but no safe beach, by [seat]."""
        self.safe: Ints = ints([0] * (ARRAY_LENGTH * ISLANDS))
        """Number of beaches with the seat's ships that no rival's expansion can fill, by [seat * 16 + island]."""
        self.draws_left: Int = 0
        """Number of draws of the rarer kind of tile after which the game ends."""
        self.sinking_tiles: Int = 0
        """Number of water tiles left in the pile that would sink the fleet if they were drawn."""
        self.passing_tiles: Int = 0
        """Number of water tiles left in the pile that the fleet could cross if they were drawn."""

    def load(self, position: Position) -> None:
        """Compute all values for a position."""
        for seat in range(position.players):
            self.points[seat] = 0
            self.islands[seat] = 0
            self.exposed[seat] = 0
        self.expected_points = expected_points(position)
        for seat, expected in enumerate(self.expected_points):
            self.half_points[seat] = int(2.0 * expected)
        self._count_pile(position)
        for island in range(ISLANDS):
            king = position.kings[island]
            if king != NONE:
                self.points[king] += VALUE[island]
                self.islands[king] += 1
            elif position.ashore[island] != EMPTY:
                for seat in range(position.players):
                    if position.ashore[island] & ALL_SHIPS[seat]:
                        self._count_island(position, island, seat)

    def _count_pile(self, position: Position) -> None:
        islands: Int = 0
        water: Int = 0
        self.sinking_tiles = 0
        aboard = colours(position.fleet)
        for tile in range(TILES):
            if position.pile & BIT[tile]:
                if tile < ISLANDS:
                    islands += 1
                else:
                    water += 1
                    if DEMAND[tile * SIDES] > aboard:
                        self.sinking_tiles += 1
        self.passing_tiles = water - self.sinking_tiles
        self.draws_left = min(islands, water)

    def _count_island(self, position: Position, island: Int, seat: Int) -> None:
        own_ships = ALL_SHIPS[seat]
        alone = only_of(position.ashore[island], seat)
        safe: Int = 0
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
            ships = position.ships[beach]
            if ships & own_ships:
                free = BERTHS[beach] - size(ships)
                if free >= 2 or (free == 1 and alone):
                    safe += 1
        self.safe[seat * ISLANDS + island] = safe
        self.points[seat] += VALUE[island]
        self.islands[seat] += 1
        if safe == 0:
            self.exposed[seat] += VALUE[island]
