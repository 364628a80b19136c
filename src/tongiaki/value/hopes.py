"""What every seat has and may hope for: points, what greedy's judgement promises, and what is exposed."""

from typing import Final

from tongiaki.rules.fleets import ALL_SHIPS, EMPTY, colours, only_of, size
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.position import Position
from tongiaki.rules.tiles import BERTHS, BIT, DEMAND, FIRST_BEACH, ISLANDS, NONE, SIDES, TILES, VALUE
from tongiaki.search.judgement import promises

ROOM: Final[Int] = 16
"""Places for each seat's numbers: more than there are seats."""


class Outlook:
    """Every seat's points and hopes, and what is left to be drawn."""

    __slots__ = ("exposed", "hopes", "islands", "left", "passing", "points", "promised", "safe", "sinking")

    def __init__(self) -> None:
        self.points: Ints = ints([0] * ROOM)
        """As things stand."""
        self.islands: Ints = ints([0] * ROOM)
        """Islands with own ships or a king, Tonga too."""
        self.hopes: Ints = ints([0] * ROOM)
        """What greedy's judgement promises, in half points, rounded down."""
        self.promised: list[float] = []
        """The same unrounded, in points."""
        self.exposed: Ints = ints([0] * ROOM)
        """Value of the open islands without a safe beach."""
        self.safe: Ints = ints([0] * (ROOM * ISLANDS))
        """[seat * 16 + island]: beaches with own ships that no rival's expansion can fill."""
        self.left: Int = 0
        """How many draws of the rarer kind of tile end the game."""
        self.sinking: Int = 0
        """Tiles of the pile in which the fleet before a draw sinks."""
        self.passing: Int = 0
        """Water tiles of the pile that it passes."""

    def look(self, position: Position) -> None:
        """Make this the outlook of a position."""
        for seat in range(position.players):
            self.points[seat] = 0
            self.islands[seat] = 0
            self.exposed[seat] = 0
        self.promised = promises(position)
        for seat, promise in enumerate(self.promised):
            self.hopes[seat] = int(2.0 * promise)
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
        self.sinking = 0
        aboard = colours(position.fleet)
        for tile in range(TILES):
            if position.pile & BIT[tile]:
                if tile < ISLANDS:
                    islands += 1
                else:
                    water += 1
                    if DEMAND[tile * SIDES] > aboard:
                        self.sinking += 1
        self.passing = water - self.sinking
        self.left = min(islands, water)

    def _count_island(self, position: Position, island: Int, seat: Int) -> None:
        mine = ALL_SHIPS[seat]
        alone = only_of(position.ashore[island], seat)
        safe: Int = 0
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
            ships = position.ships[beach]
            if ships & mine:
                free = BERTHS[beach] - size(ships)
                if free >= 2 or (free == 1 and alone):
                    safe += 1
        self.safe[seat * ISLANDS + island] = safe
        self.points[seat] += VALUE[island]
        self.islands[seat] += 1
        if safe == 0:
            self.exposed[seat] += VALUE[island]
