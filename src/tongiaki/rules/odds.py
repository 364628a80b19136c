"""The odds of a sail into the unknown: what becomes of the fleet, by the tiles that the pile still holds (3.3).

Every tile of the pile is as likely as the others to come. A water tile that lets the fleet pass leads on to tiles that
lie there, the ones just laid among them, or to the unknown again, where the pile is smaller by one. Of a tile just laid
only the current from side 0 counts, unless the fleet comes back to it: only then is it asked which tile it was.
"""

from dataclasses import dataclass
from typing import Final

from tongiaki.rules.fleets import colours
from tongiaki.rules.hexes import STEP, opposite
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.state import State
from tongiaki.rules.tiles import BEACH_AT, BIT, DEMAND, ISLANDS, NONE, OTHER_END, SIDES, TILES

BUDGET: Final[Int] = 8_000
"""Discoveries that are looked at for one sail, about. Only a fleet that almost every current lets pass needs more."""
_CELLS: Final[Int] = 128 * 128
_EMPTY_SEA: Final[Ints] = ints([NONE] * _CELLS)


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances, 0 to 1, of each end of a fleet's voyage; their sum is 1."""

    lands: float
    """It comes to an island: a new one, one that lay there, or the one that it left."""
    sinks: float
    at_sea: float
    """It stays at sea (6.4, 9.4)."""
    unsure: float
    """How far each of the others may be off at the most: 0 where all that may follow was looked at."""


def odds(state: State, edge: Int) -> Odds:
    """The odds of the ships on the beach that owns the pier on an edge, if they sail by it now."""
    voyages = _Voyages(state, colours(state.ships[BEACH_AT[edge]]))
    return voyages.odds(edge // SIDES, edge % SIDES)


class _Voyages:
    """All voyages that one fleet may make, followed one by one to a depth."""

    __slots__ = (
        "_aboard",
        "_at",
        "_at_sea",
        "_cells",
        "_cut",
        "_deepest",
        "_islands",
        "_lands",
        "_looked",
        "_members",
        "_named",
        "_passing",
        "_rotations",
        "_sinking",
        "_sinks",
        "_turned",
    )

    def __init__(self, state: State, aboard: Int) -> None:
        self._aboard = aboard
        self._cells = state.chart.cells
        self._rotations = state.chart.rotations
        self._at = _EMPTY_SEA[:]
        """The tile in every cell. One drawn on the way is TILES and the side to which it leads from side 0."""
        self._turned = _EMPTY_SEA[:]
        """The rotation of the tile in every cell."""
        for tile in range(TILES):
            place = self._cells[tile]
            if place != NONE:
                self._at[place] = tile
                self._turned[place] = self._rotations[tile]
        self._islands: Int = 0
        self._sinking: Int = 0
        """Water tiles of the pile that sink the fleet."""
        self._passing = ints([0] * SIDES)
        """How many that let it pass are still there, by the side to which they lead."""
        self._members = ints([0] * SIDES)
        """The bits of these, those drawn on the way included."""
        self._named: Int = 0
        """The bits of those drawn on the way of which it is known which they are."""
        for tile in range(TILES):
            if state.pile & BIT[tile]:
                self._sort(tile)
        self._deepest: Int = 0
        self._begin()

    def _sort(self, tile: Int) -> None:
        if tile < ISLANDS:
            self._islands += 1
        elif DEMAND[tile * SIDES] > self._aboard:
            self._sinking += 1
        else:
            side = OTHER_END[tile * SIDES] % SIDES
            self._passing[side] += 1
            self._members[side] |= BIT[tile]

    def _begin(self) -> None:
        self._lands: float = 0.0
        self._sinks: float = 0.0
        self._at_sea: float = 0.0
        self._cut: float = 0.0
        """The chance of the voyages that were not followed to their ends."""
        self._looked: Int = 0

    def odds(self, tile: Int, side: Int) -> Odds:
        """The odds of leaving a laid tile by a side: deeper and deeper, until all is seen or enough looked at."""
        place, way = self._cells[tile], (side + self._rotations[tile]) % SIDES
        while True:
            self._begin()
            self._sail_on(place, way, 1.0, 0)
            # The next depth has about four times as many voyages.
            if self._cut == 0.0 or self._looked * 4 > BUDGET:
                return Odds(self._lands, self._sinks, self._at_sea, self._cut)
            self._deepest += 1

    def _sail_on(self, place: Int, way: Int, chance: float, depth: Int) -> None:
        """The fleet leaves a cell in a direction, as it does with this chance."""
        while True:
            place += STEP[way]
            tile = self._at[place]
            if tile == NONE:
                self._discover(place, way, chance, depth)
                return
            if tile < ISLANDS:
                self._lands += chance
                return
            if tile >= TILES:
                self._make_out(place, way, chance, depth)
                return
            turned = self._turned[place]
            arrival = tile * SIDES + (opposite(way) + SIDES - turned) % SIDES
            if DEMAND[arrival] > self._aboard:
                self._sinks += chance
                return
            way = (OTHER_END[arrival] % SIDES + turned) % SIDES

    def _discover(self, place: Int, way: Int, chance: float, depth: Int) -> None:
        """A tile is drawn for an empty cell."""
        self._looked += 1
        if depth > self._deepest:
            self._guess(chance)
            return
        passing = sum([self._passing[side] for side in range(SIDES)])
        water = self._sinking + passing
        left = water + self._islands
        if left == 0:
            self._at_sea += chance
            return
        each = chance / float(left)
        self._lands += each * float(self._islands)
        self._sinks += each * float(self._sinking)
        if water == 1:
            self._at_sea += each * float(passing)
            return
        turned = opposite(way)
        self._turned[place] = turned
        for side in range(1, SIDES):
            like = self._passing[side]
            if like > 0:
                self._at[place] = TILES + side
                self._passing[side] = like - 1
                self._sail_on(place, (side + turned) % SIDES, each * float(like), depth + 1)
                self._passing[side] = like
        self._at[place] = NONE

    def _make_out(self, place: Int, way: Int, chance: float, depth: Int) -> None:
        """The fleet comes back to a tile drawn on the way: it may be any of those that lead where it led."""
        kind = self._at[place]
        found = [tile for tile in range(ISLANDS, TILES) if self._members[kind - TILES] & ~self._named & BIT[tile]]
        each = chance / float(len(found))
        for tile in found:
            self._at[place] = tile
            self._named |= BIT[tile]
            self._sail_on(place - STEP[way], way, each, depth)
            self._named &= ~BIT[tile]
        self._at[place] = kind

    def _guess(self, chance: float) -> None:
        """Too deep to be followed: what becomes of the fleet if it meets nothing but the unknown."""
        self._cut += chance
        passing = sum([self._passing[side] for side in range(SIDES)])
        while chance > 0.0:
            water = self._sinking + passing
            left = water + self._islands
            each = chance / float(left)
            self._lands += each * float(self._islands)
            self._sinks += each * float(self._sinking)
            chance = each * float(passing)
            if water == 1:
                self._at_sea += chance
                return
            passing -= 1
