"""What every position of a game fulfils. A position that does is not therefore one that a game leads to."""

from typing import Final

from tongiaki.record.model import Facts
from tongiaki.rules import Position
from tongiaki.rules.fleets import EMPTY, ships_of, size
from tongiaki.rules.hexes import STEP, cell
from tongiaki.rules.numbers import equal
from tongiaki.rules.opening import KINGS, SETUP_LIMIT
from tongiaki.rules.state import (
    DRAW_TILE,
    GAME_OVER,
    LANDING,
    LAST_ISLAND,
    LAST_WATER,
    LAY_TILE,
    MIGRATION,
    SETTLE_SHIP,
    SETUP,
    TAKE_SHIP,
    TURN,
)
from tongiaki.rules.tiles import (
    ALL_ISLANDS,
    ALL_WATER,
    BEACH_AT,
    BERTHS,
    BIT,
    FIRST_BEACH,
    ISLAND_OF,
    ISLANDS,
    NONE,
    SIDES,
    TILES,
    TONGA,
)


class PositionTextError(ValueError):
    """A text that describes no position."""

    def __init__(self, code: str, column: int | None = None, facts: Facts | None = None) -> None:
        super().__init__(f"{code} at column {column}: {facts}")
        self.code = code
        """Key of the message `position-error-<code>`."""
        self.column = column
        """Where, from 1; None if it is the whole that can't be."""
        self.facts = facts or {}


def check(position: Position) -> None:
    """Look at a whole position.

    Raises:
        PositionTextError: there is no such position.
    """
    for holds, code in (
        (_sea_holds, "sea"),
        (_kings_hold, "kings"),
        (_setup_holds, "setup"),
        (_beaches_hold, "full"),
        (_ending_holds, "ending"),
        (_clock_holds, "clock"),
        (_flags_hold, "flags"),
        (_voyage_holds, "voyage"),
        (_memory_holds, "memory"),
    ):
        if not holds(position):
            raise PositionTextError(code)


def _sea_holds(position: Position) -> bool:
    """Every tile but Tonga lies with side 0 against a tile, or where one was that is lost (2.3, 2.4, 10.4)."""
    chart = position.chart
    if chart.is_laid(TONGA) and chart.placement(TONGA) != (0, 0, 0):
        return False
    lost = [tile for tile in range(TILES) if not chart.is_laid(tile) and not position.pile & BIT[tile]]
    roots = set()
    for tile in range(1, TILES):
        if chart.is_laid(tile):
            roots.add(_root(position, tile))
    return len(roots - {cell(0, 0)} if chart.is_laid(TONGA) else roots) <= len(lost)


def _root(position: Position, tile: int) -> int:
    """The cell where the way over sides 0 ends: Tonga's, that of a lost tile, or the least one of a circle."""
    chart = position.chart
    way: list[int] = []
    while True:
        place = chart.cells[tile]
        if tile == TONGA:
            return place
        if place in way:
            return min(way[way.index(place) :])
        way.append(place)
        beyond = chart.facing[tile * SIDES]
        if beyond == NONE:
            return place + STEP[chart.rotations[tile]]
        tile = beyond // SIDES


def _kings_hold(position: Position) -> bool:
    """Nobody has three royal islands, and Tonga is none (4.4, 4.5)."""
    few = all(ships_of(position.crowned, seat) <= KINGS for seat in range(position.players))
    return few and position.kings[TONGA] == NONE


def _setup_holds(position: Position) -> bool:
    """While setting up, all ships lie on Tonga, put there in turn (3.4, 3.5)."""
    if position.phase_number != SETUP:
        return True
    ships = [ships_of(position.ashore[TONGA], seat) for seat in range(position.players)]
    rounds, seat = divmod(sum(ships), position.players)
    return (
        [tile for tile in range(TILES) if not position.pile & BIT[tile]] == [TONGA]
        and position.chart.is_laid(TONGA)
        and position.at_sea == EMPTY
        and seat == position.turn
        and rounds < SETUP_LIMIT
        and ships == [rounds + (other < seat) for other in range(position.players)]
        and all(size(fleet) <= SETUP_LIMIT for fleet in position.ships)
    )


def _beaches_hold(position: Position) -> bool:
    """Beaches are full in migration only: at its decisions, and while its fleets sail and land (4.1, 4.13)."""
    if position.phase_number == MIGRATION:
        return position.full != 0
    return position.full == 0 or position.fleet != EMPTY


def _ending_holds(position: Position) -> bool:
    """The last turn is on when the pile has lost its last tile of a kind (9.1)."""
    out_of = {LAST_ISLAND: position.pile & ALL_ISLANDS == 0, LAST_WATER: position.pile & ALL_WATER == 0}
    if position.ending == 0:
        return not any(out_of.values())
    return out_of[position.ending] and position.drew and position.phase_number not in (SETUP, TURN, TAKE_SHIP)


def _clock_holds(position: Position) -> bool:
    """The game is over if the stall limit is reached, and not before (9.7 to 9.9)."""
    stalled = 0 < position.terms.stall * position.players <= position.quiet_turns
    if position.drew and position.quiet_turns > 0:
        return False
    if position.phase_number == GAME_OVER:
        return stalled or position.ending != 0
    return not stalled and (position.quiet_turns == 0 or position.phase_number != SETUP)


def _flags_hold(position: Position) -> bool:
    """A turn begins with nothing drawn, lost or repeated in it."""
    if position.phase_number in (SETUP, TURN, TAKE_SHIP):
        return not (position.drew or position.lost_island or position.repeated)
    return True


def _voyage_holds(position: Position) -> bool:
    """What a decision is about is there, and nothing else."""
    phase = position.phase_number
    if phase == DRAW_TILE:
        return _edge_waits(position)
    if phase == LANDING:
        return _fleet_lands(position)
    if position.fleet != EMPTY or position.edge != NONE or position.waiting:
        return False
    if phase == TAKE_SHIP:
        return _ship_is_taken(position)
    if phase == SETTLE_SHIP:
        own = position.has_ship_on_open_island(position.turn)
        return position.island != NONE and position.is_open(position.island) and position.resettling and not own
    if phase == LAY_TILE and not _lays_freely(position):
        return False
    return position.island == NONE and position.beach_to_fill == NONE


def _lays_freely(position: Position) -> bool:
    """A player without ships looks for an island, which the pile must hold (8.1, 10.10)."""
    return not position.has_ship_on_open_island(position.turn) and position.pile & ALL_ISLANDS != 0


def _edge_waits(position: Position) -> bool:
    """A tile is due at an edge before an empty cell: a fleet's, or one that was named (6.3, 8.2)."""
    edge = position.edge
    if position.pile == 0 or edge == NONE or position.chart.facing[edge] != NONE:
        return False
    if position.island != NONE or position.waiting:
        return False
    if position.fleet == EMPTY:
        return _lays_freely(position)
    origin = position.origin
    if not position.is_open(origin) or (edge < ISLANDS * SIDES and BEACH_AT[edge] == NONE):
        return False
    return any(
        position.ships[beach] == EMPTY and BERTHS[beach] == size(position.fleet)
        for beach in range(FIRST_BEACH[origin], FIRST_BEACH[origin + 1])
        if edge >= ISLANDS * SIDES or BEACH_AT[edge] == beach
    )


def _fleet_lands(position: Position) -> bool:
    """A fleet is at an open island with a free berth; beaches that wait for a ship are free (7.1 to 7.4)."""
    island = position.island
    if position.fleet == EMPTY or position.edge != NONE or island == NONE:
        return False
    if not position.is_open(island) or not position.is_open(position.origin):
        return False
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    free = sum(BIT[beach - FIRST_BEACH[island]] for beach in beaches if not position.full & BIT[beach])
    return free != 0 and position.waiting & ~free == 0


def _ship_is_taken(position: Position) -> bool:
    """With an empty supply, a beach was named on an open island where the player is (5.4, 5.5)."""
    beach = position.beach_to_fill
    if beach == NONE or position.island != NONE or ships_of(position.supply, position.turn) > 0:
        return False
    island = ISLAND_OF[beach]
    return position.is_open(island) and ships_of(position.ashore[island], position.turn) > 0


_REMEMBERS: Final = (MIGRATION, LANDING, DRAW_TILE, GAME_OVER)


def _memory_holds(position: Position) -> bool:
    """What this turn's migration met: the decision itself too, nothing three times, always a full beach (10.7)."""
    seen = position.seen
    if seen and position.phase_number not in _REMEMBERS:
        return False
    for board in seen:
        full = any(size(board[beach]) == BERTHS[beach] for beach in range(len(BERTHS)))
        open_islands = all(board[beach] == EMPTY or position.is_open(ISLAND_OF[beach]) for beach in range(len(BERTHS)))
        if not full or not open_islands or sum(equal(board, other) for other in seen) > 2:
            return False
    if position.phase_number != MIGRATION:
        return True
    met = sum(equal(board, position.ships) for board in seen)
    return met > 0 and position.repeated == (met == 2)
