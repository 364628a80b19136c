"""What a position is made of: a small flat record, and the few ways in which ships and tiles change place.

No rule lives here. `opening`, `voyage`, `landing`, `migration`, `laying` and `turns` hold the rules; `Position`
is the face that the world sees.
"""

from typing import Final

from tongiaki.rules.chart import Chart
from tongiaki.rules.fleets import ALL_SHIPS, EMPTY, ONE_SHIP, size
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.terms import Terms
from tongiaki.rules.tiles import (
    ALL_ISLANDS,
    ALL_WATER,
    BEACH_BITS,
    BEACHES,
    BERTHS,
    BIT,
    FIRST_BEACH,
    ISLAND_OF,
    ISLANDS,
    NONE,
    TONGA,
)

SETUP: Final[Int] = 0
TURN: Final[Int] = 1
TAKE_SHIP: Final[Int] = 2
MIGRATION: Final[Int] = 3
LANDING: Final[Int] = 4
DRAW_TILE: Final[Int] = 5
LAY_TILE: Final[Int] = 6
SETTLE_SHIP: Final[Int] = 7
GAME_OVER: Final[Int] = 8
LAST_ISLAND: Final[Int] = 1
LAST_WATER: Final[Int] = 2
TONGA_ALONE: Final = Chart.tonga_alone()
EMPTY_BEACHES: Final[Ints] = ints([EMPTY] * BEACHES)
EMPTY_ISLANDS: Final[Ints] = ints([EMPTY] * ISLANDS)
NO_KINGS: Final[Ints] = ints([NONE] * ISLANDS)
PHASES: Final = ("setup", "turn", "take", "migration", "landing", "draw", "lay", "settle", "over")


class State:
    """A position's data. Fleets (`supply`, `ships`, `fleet`, `at_sea`) are packed as `fleets` says."""

    __slots__ = (
        "ashore",
        "at_sea",
        "beach_to_fill",
        "chart",
        "colours",
        "crowned",
        "drew",
        "edge",
        "ending",
        "fleet",
        "fresh",
        "full",
        "island",
        "kings",
        "log",
        "lost_island",
        "origin",
        "phase_number",
        "pile",
        "players",
        "quiet_turns",
        "repeated",
        "resettling",
        "seen",
        "ships",
        "supply",
        "terms",
        "trapped",
        "turn",
    )

    def __init__(self, terms: Terms, source: "State | None" = None) -> None:
        """The position before the first ship is settled (clause 3), or a copy of `source`, whose terms they are."""
        self.terms = terms
        self.log: list[tuple[int, ...]] | None = None
        """Where `play` notes what happens, if anywhere. Not part of the position, and not copied."""
        if source is None:
            self._set_up()
        else:
            self._copy(source)

    def _set_up(self) -> None:
        self.players: Int = self.terms.players
        self.colours: tuple[str, ...] = self.terms.colours
        """The colour of every seat."""
        self.phase_number: Int = SETUP
        self.turn: Int = 0
        """The seat whose turn it is."""
        self.chart = TONGA_ALONE
        self.ships = EMPTY_BEACHES[:]
        """The ships on every beach."""
        self.ashore = EMPTY_ISLANDS[:]
        """The ships on all beaches of every island."""
        self.full: Int = 0
        """Bits of the beaches with a ship on every berth."""
        self.kings = NO_KINGS[:]
        """The seat whose king sits on an island, or NONE."""
        self.crowned: Int = EMPTY
        """How many royal islands every seat has, packed as a fleet."""
        self.supply: Int = sum(ALL_SHIPS[: self.players])
        self.at_sea: Int = EMPTY
        self.pile: Int = (ALL_ISLANDS | ALL_WATER) & ~BIT[TONGA]
        """Bits of the tiles still face down."""
        self.ending: Int = 0
        """LAST_ISLAND or LAST_WATER once that tile has come: the one that came first, if both have (clause 9)."""
        self.quiet_turns: Int = 0
        """Turns finished in a row without a draw."""
        self.drew = False
        """Whether a tile was drawn in this turn."""
        self.lost_island = False
        """Whether islands were lost in this turn (clause 10)."""
        self.beach_to_fill: Int = NONE
        """The beach named by an expansion with an empty supply, until the ship is taken."""
        self.fleet: Int = EMPTY
        """The fleet under way or landing."""
        self.origin: Int = NONE
        """The island which that fleet left."""
        self.edge: Int = NONE
        """The edge against which the next drawn tile is laid."""
        self.island: Int = NONE
        """The island where the fleet lands, or where a resettler settles."""
        self.fresh: Int = 0
        """Bits, from the island's first beach on, of those that still wait for a ship of this landing (clause 7)."""
        self.resettling = False
        """Whether tiles are laid for a resettler, who settles, and not after a loss."""
        self.seen: list[Ints] = []
        """The beaches at this turn's migration decisions since a tile came or ships left the board (clause 10)."""
        self.repeated = False
        """Whether this migration decision is met for the second time (clause 10)."""
        self.trapped: Int = 0
        """Bits of the islands that are trapped at this migration decision (clause 10)."""

    def _copy(self, source: "State") -> None:
        self.players = source.players
        self.colours = source.colours
        self.phase_number = source.phase_number
        self.turn = source.turn
        source.chart.shared = True
        self.chart = source.chart
        self.ships = source.ships[:]
        self.ashore = source.ashore[:]
        self.full = source.full
        self.kings = source.kings[:]
        self.crowned = source.crowned
        self.supply = source.supply
        self.at_sea = source.at_sea
        self.pile = source.pile
        self.ending = source.ending
        self.quiet_turns = source.quiet_turns
        self.drew = source.drew
        self.lost_island = source.lost_island
        self.beach_to_fill = source.beach_to_fill
        self.fleet = source.fleet
        self.origin = source.origin
        self.edge = source.edge
        self.island = source.island
        self.fresh = source.fresh
        self.resettling = source.resettling
        self.seen = source.seen[:]
        self.repeated = source.repeated
        self.trapped = source.trapped

    def is_open(self, island: Int) -> bool:
        """Whether an island is on the board and not royal (clause 1)."""
        return self.kings[island] == NONE and self.chart.cells[island] != NONE

    def has_ship_on_open_island(self, seat: Int) -> bool:
        return any(ships & ALL_SHIPS[seat] for ships in self.ashore)

    def is_ending(self) -> bool:
        """Whether the last island or the last water tile of the pile has come (clause 9)."""
        return self.ending != 0

    def take_from_pile(self, tile: Int) -> None:
        """The tile has come; it may be the last of its kind."""
        self.pile &= ~BIT[tile]
        if self.ending == 0:
            if self.pile & ALL_ISLANDS == 0:
                self.ending = LAST_ISLAND
            elif self.pile & ALL_WATER == 0:
                self.ending = LAST_WATER

    def put(self, seat: Int, beach: Int) -> None:
        """Put a ship on a beach; where it comes from is the caller's affair."""
        ship = ONE_SHIP[seat]
        ships = self.ships[beach] + ship
        self.ships[beach] = ships
        self.ashore[ISLAND_OF[beach]] += ship
        if size(ships) == BERTHS[beach]:
            self.full |= BIT[beach]

    def put_from_supply(self, seat: Int, beach: Int) -> None:
        self.supply -= ONE_SHIP[seat]
        self.put(seat, beach)

    def remove(self, seat: Int, beach: Int) -> None:
        """Take one ship off a beach; where it goes is the caller's affair."""
        ship = ONE_SHIP[seat]
        self.ships[beach] -= ship
        self.ashore[ISLAND_OF[beach]] -= ship
        self.full &= ~BIT[beach]

    def clear(self, beach: Int) -> Int:
        """Take all ships off a beach: the fleet that they are."""
        fleet = self.ships[beach]
        self.ships[beach] = EMPTY
        self.ashore[ISLAND_OF[beach]] -= fleet
        self.full &= ~BIT[beach]
        return fleet

    def give_back(self, fleet: Int) -> None:
        """Return ships to their owners' supplies: the board has changed for good, nothing can repeat."""
        self.supply += fleet
        self.seen.clear()

    def full_beaches(self, island: Int) -> list[int]:
        """The full beaches of an island, in ascending order."""
        full = self.full
        return [beach for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]) if full & BIT[beach]]

    def islands_with_full_beach(self) -> list[int]:
        """In ascending order."""
        full = self.full
        return [island for island in range(ISLANDS) if full & BEACH_BITS[island]]
