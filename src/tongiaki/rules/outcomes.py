"""Possible outcomes of a sail: its route over the laid tiles, and the odds if it ends at an empty cell (clause 3.3).

The odds are computed by trying all possible draws. Every tile of the pile is equally likely. A water tile that the
fleet can pass leads to a laid tile or to another draw from the smaller pile. A fleet enters a drawn tile at side 0.
Therefore tiles whose current from side 0 leads to the same side are not distinguished, unless the fleet returns to such
a tile.
"""

from dataclasses import dataclass
from typing import Final

from tongiaki.rules.fleets import colours
from tongiaki.rules.hexes import STEP, opposite
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.state import State
from tongiaki.rules.tiles import BEACH_AT, BIT, DEMAND, ISLANDS, NONE, OTHER_END, SIDES, TILE_ID, TILES


@dataclass(frozen=True, slots=True)
class Step:
    """A current that is part of a route."""

    tile: str
    """Id of the water tile."""
    entry: int
    """Side at which the fleet enters."""
    exit: int
    """Side at which it leaves, unless it sinks."""
    demand: int
    """Minimum number of different colours that the current demands."""


@dataclass(frozen=True, slots=True)
class Route:
    """The route of a fleet from a pier over the tiles already laid."""

    colours: int
    """Number of different colours in the fleet."""
    steps: list[Step]
    end: str
    """`unknown` (an empty cell), `lands`, `sinks`, `returns` (to its island) or `turned_back` (by a royal island)."""
    island: str | None
    """Id of the island where the fleet lands, to which it returns, or that turns it back."""
    exit: tuple[str, int] | None
    """The tile and side that face the empty cell, if the route ends there."""


def route(state: State, edge: int) -> Route:
    """Return the route of the ships on the beach that owns the pier on an edge."""
    aboard = colours(state.ships[BEACH_AT[edge]])
    home = edge // SIDES
    steps: list[Step] = []
    while True:
        arrival = state.chart.facing[edge]
        if arrival == NONE:
            return Route(aboard, steps, "unknown", None, (TILE_ID[edge // SIDES], edge % SIDES))
        tile = arrival // SIDES
        if tile < ISLANDS:
            if state.kings[tile] != NONE:
                return Route(aboard, steps, "turned_back", TILE_ID[tile], None)
            return Route(aboard, steps, "returns" if tile == home else "lands", TILE_ID[tile], None)
        edge = OTHER_END[arrival]
        steps.append(Step(TILE_ID[tile], arrival % SIDES, edge % SIDES, DEMAND[arrival]))
        if DEMAND[arrival] > aboard:
            return Route(aboard, steps, "sinks", None, None)


BUDGET: Final[Int] = 8_000
"""Approximate maximum number of draws to examine per sail. Only a fleet that can pass almost all currents needs
more."""
_CELLS: Final[Int] = 128 * 128
_EMPTY_SEA: Final[Ints] = ints([NONE] * _CELLS)


@dataclass(frozen=True, slots=True)
class Odds:
    """The probability, 0 to 1, of each end of a fleet's voyage. `lands`, `sinks` and `at_sea` add up to 1."""

    lands: float
    """Probability of a landing: on a new island, on one already laid, or on the one that the fleet left."""
    sinks: float
    at_sea: float
    """Probability that the fleet stays at sea (6.4, 9.4)."""
    unsure: float
    """Maximum error of each of the three probabilities; 0 if all voyages were followed to their ends."""


def odds(state: State, edge: Int) -> Odds:
    """Return the odds of a sail, given the edge of its pier."""
    voyages = _Voyages(state, colours(state.ships[BEACH_AT[edge]]))
    return voyages.odds(edge // SIDES, edge % SIDES)


class _Voyages:
    """All possible voyages of one fleet, followed one by one to a maximum depth."""

    __slots__ = (
        "_aboard",
        "_at_sea",
        "_cells",
        "_depth_limit",
        "_draws",
        "_identified",
        "_islands",
        "_lands",
        "_members",
        "_passing",
        "_rotations",
        "_sinking",
        "_sinks",
        "_tiles",
        "_turns",
        "_unfollowed",
    )

    def __init__(self, state: State, aboard: Int) -> None:
        self._aboard = aboard
        self._cells = state.chart.cells
        self._rotations = state.chart.rotations
        self._tiles = _EMPTY_SEA[:]
        """[cell]: its tile. A tile drawn on the voyage is stored as TILES + the side to which it leads from side 0."""
        self._turns = _EMPTY_SEA[:]
        """[cell]: the rotation of its tile."""
        for tile in range(TILES):
            place = self._cells[tile]
            if place != NONE:
                self._tiles[place] = tile
                self._turns[place] = self._rotations[tile]
        self._islands: Int = 0
        self._sinking: Int = 0
        """Number of water tiles in the pile that sink the fleet."""
        self._passing = ints([0] * SIDES)
        """[side]: number of water tiles in the pile that the fleet can pass and that lead to this side."""
        self._members = ints([0] * SIDES)
        """[side]: bits of the tiles counted in `_passing`, including those already drawn on the voyage."""
        self._identified: Int = 0
        """Bits of the tiles drawn on the voyage that have been identified."""
        for tile in range(TILES):
            if state.pile & BIT[tile]:
                self._classify(tile)
        self._depth_limit: Int = 0
        self._reset()

    def _classify(self, tile: Int) -> None:
        if tile < ISLANDS:
            self._islands += 1
        elif DEMAND[tile * SIDES] > self._aboard:
            self._sinking += 1
        else:
            side = OTHER_END[tile * SIDES] % SIDES
            self._passing[side] += 1
            self._members[side] |= BIT[tile]

    def _reset(self) -> None:
        self._lands: float = 0.0
        self._sinks: float = 0.0
        self._at_sea: float = 0.0
        self._unfollowed: float = 0.0
        """Total probability of the voyages that were not followed to their ends."""
        self._draws: Int = 0

    def odds(self, tile: Int, side: Int) -> Odds:
        """Return the odds for a fleet that leaves a laid tile over a side.

        The depth is increased until the odds are exact or the budget is used up.
        """
        place, direction = self._cells[tile], (side + self._rotations[tile]) % SIDES
        while True:
            self._reset()
            self._sail_on(place, direction, 1.0, 0)
            # The next depth has about four times as many voyages.
            if self._unfollowed == 0.0 or self._draws * 4 > BUDGET:
                return Odds(self._lands, self._sinks, self._at_sea, self._unfollowed)
            self._depth_limit += 1

    def _sail_on(self, place: Int, direction: Int, chance: float, depth: Int) -> None:
        """Follow the fleet from a cell in a direction. `chance`: the probability that it gets here."""
        while True:
            place += STEP[direction]
            tile = self._tiles[place]
            if tile == NONE:
                self._discover(place, direction, chance, depth)
                return
            if tile < ISLANDS:
                self._lands += chance
                return
            if tile >= TILES:
                self._identify(place, direction, chance, depth)
                return
            turned = self._turns[place]
            arrival = tile * SIDES + (opposite(direction) + SIDES - turned) % SIDES
            if DEMAND[arrival] > self._aboard:
                self._sinks += chance
                return
            direction = (OTHER_END[arrival] % SIDES + turned) % SIDES

    def _discover(self, place: Int, direction: Int, chance: float, depth: Int) -> None:
        """Try each tile that can be drawn for an empty cell."""
        self._draws += 1
        if depth > self._depth_limit:
            self._estimate(chance)
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
        turned = opposite(direction)
        self._turns[place] = turned
        for side in range(1, SIDES):
            like = self._passing[side]
            if like > 0:
                self._tiles[place] = TILES + side
                self._passing[side] = like - 1
                self._sail_on(place, (side + turned) % SIDES, each * float(like), depth + 1)
                self._passing[side] = like
        self._tiles[place] = NONE

    def _identify(self, place: Int, direction: Int, chance: float, depth: Int) -> None:
        """Try each possible identity of a drawn tile, now that the fleet returns to it on another side."""
        kind = self._tiles[place]
        candidates = [
            tile for tile in range(ISLANDS, TILES) if self._members[kind - TILES] & ~self._identified & BIT[tile]
        ]
        each = chance / float(len(candidates))
        for tile in candidates:
            self._tiles[place] = tile
            self._identified |= BIT[tile]
            self._sail_on(place - STEP[direction], direction, each, depth)
            self._identified &= ~BIT[tile]
        self._tiles[place] = kind

    def _estimate(self, chance: float) -> None:
        """Estimate the outcome beyond the maximum depth, as if every further cell were empty."""
        self._unfollowed += chance
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
