"""The data of a position, and the basic operations that move ships and tiles.

The rules are in `opening`, `voyage`, `landing`, `migration`, `laying` and `turns`. The public interface is `Position`.
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
INITIAL_CHART: Final = Chart.initial()
EMPTY_BEACHES: Final[Ints] = ints([EMPTY] * BEACHES)
EMPTY_ISLANDS: Final[Ints] = ints([EMPTY] * ISLANDS)
NO_KINGS: Final[Ints] = ints([NONE] * ISLANDS)
PHASES: Final = ("setup", "turn", "take", "migration", "landing", "draw", "lay", "settle", "over")


class State:
    """The data of a position. Fleets (`supply`, `ships`, `fleet`, `at_sea`) are packed as described in `fleets`."""

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
        "stall",
        "supply",
        "terms",
        "trapped",
        "turn",
        "waiting",
    )

    def __init__(self, terms: Terms, source: "State | None" = None) -> None:
        """Create the initial position (clause 3), or a copy of `source`, which must have the same terms."""
        self.terms = terms
        self.log: list[tuple[int, ...]] | None = None
        """Happenings recorded by `play`; None disables recording. It is not part of the position, and is not copied."""
        if source is None:
            self._set_up()
        else:
            self._copy(source)

    def _set_up(self) -> None:
        self.players: Int = self.terms.players
        self.colours: tuple[str, ...] = self.terms.colours
        """[seat]: its colour."""
        self.stall: Int = self.terms.stall
        """Maximum number of rounds without a draw: copied from `terms` for speed in the compiled engine."""
        self.phase_number: Int = SETUP
        self.turn: Int = 0
        """The active seat."""
        self.chart = INITIAL_CHART
        self.ships = EMPTY_BEACHES[:]
        """[beach]: its ships."""
        self.ashore = EMPTY_ISLANDS[:]
        """[island]: the ships on all its beaches."""
        self.full: Int = 0
        """The full beaches, as a bit set."""
        self.kings = NO_KINGS[:]
        """[island]: the seat that crowned it, or NONE."""
        self.crowned: Int = EMPTY
        """Number of royal islands of each seat, packed like a fleet."""
        self.supply: Int = sum(ALL_SHIPS[: self.players])
        self.at_sea: Int = EMPTY
        self.pile: Int = (ALL_ISLANDS | ALL_WATER) & ~BIT[TONGA]
        """The tiles in the face-down pile, as a bit set."""
        self.ending: Int = 0
        """LAST_ISLAND or LAST_WATER once that tile was drawn; the first of the two if both were drawn (clause 9)."""
        self.quiet_turns: Int = 0
        """Number of consecutive turns without a draw."""
        self.drew = False
        """Whether a tile was drawn in this turn."""
        self.lost_island = False
        """Whether islands were lost in this turn (clause 10)."""
        self.beach_to_fill: Int = NONE
        """The beach chosen by an expansion with an empty supply, until the ship is taken; else NONE."""
        self.fleet: Int = EMPTY
        """The fleet that is under way or landing."""
        self.origin: Int = NONE
        """The island that the fleet left."""
        self.edge: Int = NONE
        """The edge against which the drawn tile will be laid."""
        self.island: Int = NONE
        """The island where the fleet lands, or where the resettling player settles."""
        self.waiting: Int = 0
        """Bits of the beaches that need a ship in the first round of this landing (clause 7). Bit 0 is the first
        beach."""
        self.resettling = False
        """Whether tiles are being laid because the player resettles, rather than after a loss of islands."""
        self.seen: list[Ints] = []
        """Copies of `ships` at this turn's migration decisions, cleared when a tile is drawn or ships return (clause
        10)."""
        self.repeated = False
        """Whether this board occurs for the second time at a migration decision (clause 10)."""
        self.trapped: Int = 0
        """The trapped islands at this migration decision, as a bit set (clause 10)."""

    def _copy(self, source: "State") -> None:
        self.players = source.players
        self.colours = source.colours
        self.stall = source.stall
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
        self.waiting = source.waiting
        self.resettling = source.resettling
        self.seen = source.seen[:]
        self.repeated = source.repeated
        self.trapped = source.trapped

    def is_open(self, island: Int) -> bool:
        """Return whether an island is on the board and not royal (clause 1)."""
        return self.kings[island] == NONE and self.chart.cells[island] != NONE

    def has_ship_on_open_island(self, seat: Int) -> bool:
        return any(ships & ALL_SHIPS[seat] for ships in self.ashore)

    def is_ending(self) -> bool:
        """Return whether the last island or the last water tile of the pile has been drawn (clause 9)."""
        return self.ending != 0

    def take_from_pile(self, tile: Int) -> None:
        """Remove a drawn tile from the pile. Update `ending` if it was the last of its kind."""
        self.pile &= ~BIT[tile]
        if self.ending == 0:
            if self.pile & ALL_ISLANDS == 0:
                self.ending = LAST_ISLAND
            elif self.pile & ALL_WATER == 0:
                self.ending = LAST_WATER

    def put_ship(self, seat: Int, beach: Int) -> None:
        """Add a ship to a beach. The caller removes it from its previous place."""
        ship = ONE_SHIP[seat]
        ships = self.ships[beach] + ship
        self.ships[beach] = ships
        self.ashore[ISLAND_OF[beach]] += ship
        if size(ships) == BERTHS[beach]:
            self.full |= BIT[beach]

    def put_ship_from_supply(self, seat: Int, beach: Int) -> None:
        self.supply -= ONE_SHIP[seat]
        self.put_ship(seat, beach)

    def remove_ship(self, seat: Int, beach: Int) -> None:
        """Remove a ship from a beach. The caller adds it to its new place."""
        ship = ONE_SHIP[seat]
        self.ships[beach] -= ship
        self.ashore[ISLAND_OF[beach]] -= ship
        self.full &= ~BIT[beach]

    def clear_beach(self, beach: Int) -> Int:
        """Remove all ships from a beach and return them as a fleet."""
        fleet = self.ships[beach]
        self.ships[beach] = EMPTY
        self.ashore[ISLAND_OF[beach]] -= fleet
        self.full &= ~BIT[beach]
        return fleet

    def return_to_supply(self, fleet: Int) -> None:
        """Give ships back to their owners' supplies. Earlier boards cannot occur again, so `seen` is cleared."""
        self.supply += fleet
        self.seen.clear()

    def full_beaches(self, island: Int) -> list[int]:
        """Return the full beaches of an island, in ascending order."""
        full = self.full
        return [beach for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]) if full & BIT[beach]]

    def islands_with_full_beach(self) -> list[int]:
        """Return the islands with a full beach, in ascending order."""
        full = self.full
        return [island for island in range(ISLANDS) if full & BEACH_BITS[island]]
