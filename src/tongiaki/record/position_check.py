"""Conditions that every position of a game meets. Some impossible positions also meet them all."""

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
    """The text does not describe a valid position."""

    def __init__(self, code: str, column: int | None = None, facts: Facts | None = None) -> None:
        super().__init__(f"{code} at column {column}: {facts}")
        self.code = code
        """The error code; the key of its message is `position-error-<code>`."""
        self.column = column
        """The column of the error, from 1; None if the position as a whole is impossible."""
        self.facts = facts or {}


def check(position: Position) -> None:
    """Check that a position meets all conditions.

    Raises:
        PositionTextError: the position is impossible.
    """
    for condition, code in (
        (_are_tiles_connected, "sea"),
        (_are_kings_valid, "kings"),
        (_is_setup_valid, "setup"),
        (_are_beaches_valid, "full"),
        (_is_ending_valid, "ending"),
        (_are_quiet_turns_valid, "clock"),
        (_are_flags_valid, "flags"),
        (_is_voyage_valid, "voyage"),
        (_are_boards_valid, "memory"),
    ):
        if not condition(position):
            raise PositionTextError(code)


def _are_tiles_connected(position: Position) -> bool:
    """Return whether each tile's path through sides 0 ends at Tonga or in the cell of a lost tile (2.3, 2.4, 10.4)."""
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
    """Return the cell where the path through sides 0 ends: Tonga's, a lost tile's, or the smallest cell of a cycle."""
    chart = position.chart
    path: list[int] = []
    while True:
        place = chart.cells[tile]
        if tile == TONGA:
            return place
        if place in path:
            return min(path[path.index(place) :])
        path.append(place)
        next_edge = chart.facing[tile * SIDES]
        if next_edge == NONE:
            return place + STEP[chart.rotations[tile]]
        tile = next_edge // SIDES


def _are_kings_valid(position: Position) -> bool:
    """Return whether each player has at most two royal islands, and Tonga is not royal (4.4, 4.5)."""
    at_most_two = all(ships_of(position.crowned, seat) <= KINGS for seat in range(position.players))
    return at_most_two and position.kings[TONGA] == NONE


def _is_setup_valid(position: Position) -> bool:
    """Return whether, during setup, all ships are on Tonga and were placed in turn (3.4, 3.5)."""
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


def _are_beaches_valid(position: Position) -> bool:
    """Return whether no beach is full except during migration, with its decisions, voyages and landings (4.1, 4.13)."""
    if position.phase_number == MIGRATION:
        return position.full != 0
    return position.full == 0 or position.fleet != EMPTY


def _is_ending_valid(position: Position) -> bool:
    """Return whether `ending` matches the pile: it must be set once the last tile of a kind has been drawn (9.1)."""
    out_of = {LAST_ISLAND: position.pile & ALL_ISLANDS == 0, LAST_WATER: position.pile & ALL_WATER == 0}
    if position.ending == 0:
        return not any(out_of.values())
    return out_of[position.ending] and position.drew and position.phase_number not in (SETUP, TURN, TAKE_SHIP)


def _are_quiet_turns_valid(position: Position) -> bool:
    """Return whether the number of quiet turns matches the stall limit and the phase (9.7 to 9.9)."""
    stalled = 0 < position.terms.stall * position.players <= position.quiet_turns
    if position.drew and position.quiet_turns > 0:
        return False
    if position.phase_number == GAME_OVER:
        return stalled or position.ending != 0
    return not stalled and (position.quiet_turns == 0 or position.phase_number != SETUP)


def _are_flags_valid(position: Position) -> bool:
    """Return whether the flags of the turn match the phase. At the start of a turn, no flag is set."""
    if position.phase_number in (SETUP, TURN, TAKE_SHIP):
        return not (position.drew or position.lost_island or position.repeated)
    return True


def _is_voyage_valid(position: Position) -> bool:
    """Return whether all fields that the pending decision needs are set, and no others."""
    phase = position.phase_number
    if phase == DRAW_TILE:
        return _is_draw_valid(position)
    if phase == LANDING:
        return _is_landing_valid(position)
    if position.fleet != EMPTY or position.edge != NONE or position.waiting:
        return False
    if phase == TAKE_SHIP:
        return _is_taking_valid(position)
    if phase == SETTLE_SHIP:
        own = position.has_ship_on_open_island(position.turn)
        return position.island != NONE and position.is_open(position.island) and position.resettling and not own
    if phase == LAY_TILE and not _can_lay_anywhere(position):
        return False
    return position.island == NONE and position.beach_to_fill == NONE


def _can_lay_anywhere(position: Position) -> bool:
    """Return whether the player has no ships and the pile still contains an island (8.1, 10.10)."""
    return not position.has_ship_on_open_island(position.turn) and position.pile & ALL_ISLANDS != 0


def _is_draw_valid(position: Position) -> bool:
    """Return whether the next tile has an empty cell, reached by a fleet or chosen as an exit (6.3, 8.2)."""
    edge = position.edge
    if position.pile == 0 or edge == NONE or position.chart.facing[edge] != NONE:
        return False
    if position.island != NONE or position.waiting:
        return False
    if position.fleet == EMPTY:
        return _can_lay_anywhere(position)
    origin = position.origin
    if not position.is_open(origin) or (edge < ISLANDS * SIDES and BEACH_AT[edge] == NONE):
        return False
    return any(
        position.ships[beach] == EMPTY and BERTHS[beach] == size(position.fleet)
        for beach in range(FIRST_BEACH[origin], FIRST_BEACH[origin + 1])
        if edge >= ISLANDS * SIDES or BEACH_AT[edge] == beach
    )


def _is_landing_valid(position: Position) -> bool:
    """Return whether a fleet is at an open island with a free berth, where no waiting beach is full (7.1 to 7.4)."""
    island = position.island
    if position.fleet == EMPTY or position.edge != NONE or island == NONE:
        return False
    if not position.is_open(island) or not position.is_open(position.origin):
        return False
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    free = sum(BIT[beach - FIRST_BEACH[island]] for beach in beaches if not position.full & BIT[beach])
    return free != 0 and position.waiting & ~free == 0


def _is_taking_valid(position: Position) -> bool:
    """Return whether the supply is empty and the beach to fill is on an open island with own ships (5.4, 5.5)."""
    beach = position.beach_to_fill
    if beach == NONE or position.island != NONE or ships_of(position.supply, position.turn) > 0:
        return False
    island = ISLAND_OF[beach]
    return position.is_open(island) and ships_of(position.ashore[island], position.turn) > 0


_PHASES_WITH_BOARDS: Final = (MIGRATION, LANDING, DRAW_TILE, GAME_OVER)


def _are_boards_valid(position: Position) -> bool:
    """Return whether the earlier boards stored in the position are possible (10.7).

    They must include the current board. Each board occurs at most twice and has a full beach.
    """
    seen = position.seen
    if seen and position.phase_number not in _PHASES_WITH_BOARDS:
        return False
    for board in seen:
        full = any(size(board[beach]) == BERTHS[beach] for beach in range(len(BERTHS)))
        open_islands = all(board[beach] == EMPTY or position.is_open(ISLAND_OF[beach]) for beach in range(len(BERTHS)))
        if not full or not open_islands or sum(equal(board, other) for other in seen) > 2:
            return False
    if position.phase_number != MIGRATION:
        return True
    occurrences = sum(equal(board, position.ships) for board in seen)
    return occurrences > 0 and position.repeated == (occurrences == 2)
