"""The entries of a position's encoding (see `layout`)."""

from typing import Final

from tongiaki.encoding.entries import Entries
from tongiaki.encoding.layout import (
    BEACH_ENTRIES,
    BEACHES_PIECE,
    EDGES_PIECE,
    ISLAND_ENTRIES,
    ISLANDS_PIECE,
    SEAT_ENTRIES,
    SEATS_PIECE,
    SIZE,
    TABLE,
    TILE_ENTRIES,
    TILES_PIECE,
    VOYAGE_ENTRIES,
    VOYAGES_PIECE,
)
from tongiaki.rules.chart import Chart
from tongiaki.rules.fleets import ALL_SHIPS, EMPTY, SHIPS, ships_of, size
from tongiaki.rules.hexes import column, row
from tongiaki.rules.moves import SEATS
from tongiaki.rules.numbers import Int
from tongiaki.rules.opening import KINGS
from tongiaki.rules.position import Position
from tongiaki.rules.state import GAME_OVER, LAST_ISLAND, LAST_WATER
from tongiaki.rules.tiles import (
    BEACH_AT,
    BEACHES,
    BERTHS,
    BIT,
    DEMAND,
    FIRST_BEACH,
    ISLANDS,
    NONE,
    OTHER_END,
    SIDES,
    TILES,
    VALUE,
)

COORDINATE_DIVISOR: Final = 32.0
"""Divisor that scales the coordinates of cells to -1..1. No cell has a larger coordinate."""
MANY_BOARDS: Final[Int] = 8
"""Number of earlier boards in a turn that is encoded as 1, as is any larger number."""
MOST_BERTHS: Final = float(max(BERTHS))
MOST_COLOURS: Final = float(max(DEMAND))
_POINTS: Final = float(sum(VALUE))
_POINTS_BITS: Final[Int] = 8
"""Number of bits for the points of each seat, which are packed into one integer."""


def add_position(entries: Entries, position: Position, observer: Int) -> None:
    """Add the entries of a position's encoding for the seat `observer`. `Entries.base` is its place in a batch."""
    _add_table(entries, position)
    _add_seats(entries, position, observer)
    _add_islands(entries, position)
    _add_beaches(entries, position)
    _add_pile(entries, position)
    _add_chart(entries, position.chart)
    if position.edge != NONE:
        entries.mark(EDGES_PIECE + position.edge * 2 + 1)


def add_positions(entries: Entries, positions: list[Position], observers: list[int]) -> None:
    """Replace the entries by those of several positions, each with its observer."""
    entries.clear()
    for number in range(len(positions)):
        add_position(entries, positions[number], observers[number])
        entries.base += SIZE


def waiting_beaches(position: Position) -> Int:
    """Return a bit mask of the beaches that must still receive a ship in the first round of a landing (clause 7)."""
    return position.waiting << FIRST_BEACH[position.island] if position.waiting else 0


def _add_table(entries: Entries, position: Position) -> None:
    entries.mark(TABLE + position.players - 2)
    entries.mark(TABLE + 5 + position.phase_number)
    if position.stall > 0:
        entries.add(TABLE + 14, 1.0 / float(position.stall))
        if position.quiet_turns:
            entries.add(TABLE + 15, float(position.quiet_turns) / float(position.stall * position.players))
    if position.ending == LAST_ISLAND:
        entries.mark(TABLE + 16)
    if position.ending == LAST_WATER:
        entries.mark(TABLE + 17)
    if position.drew:
        entries.mark(TABLE + 18)
    if position.lost_island:
        entries.mark(TABLE + 19)
    if position.resettling:
        entries.mark(TABLE + 20)
    if position.repeated:
        entries.mark(TABLE + 21)
    boards: Int = len(position.seen)
    if boards:
        entries.add(TABLE + 22, float(min(boards, MANY_BOARDS)) / float(MANY_BOARDS))


def _add_seats(entries: Entries, position: Position, observer: Int) -> None:
    points = _packed_points(position)
    for seat in range(position.players):
        first = SEATS_PIECE + seat * SEAT_ENTRIES
        entries.mark(first)
        supply, at_sea, aboard = (
            ships_of(position.supply, seat),
            ships_of(position.at_sea, seat),
            ships_of(position.fleet, seat),
        )
        if supply:
            entries.add(first + 3, float(supply) / float(SHIPS))
        if at_sea:
            entries.add(first + 4, float(at_sea) / float(SHIPS))
        if aboard:
            entries.add(first + 5, float(aboard) / float(SHIPS))
        kings = ships_of(position.crowned, seat)
        if kings:
            entries.add(first + 6, float(kings) / float(KINGS))
        own = points >> (_POINTS_BITS * seat) & 255
        if own:
            entries.add(first + 7, float(own) / _POINTS)
    entries.mark(SEATS_PIECE + observer * SEAT_ENTRIES + 1)
    if position.phase_number != GAME_OVER:
        entries.mark(SEATS_PIECE + position.turn * SEAT_ENTRIES + 2)


def _packed_points(position: Position) -> Int:
    """Return each seat's points (clause 9), packed into one integer."""
    points: Int = 0
    for island in range(ISLANDS):
        king, ships = position.kings[island], position.ashore[island]
        if king != NONE:
            points += VALUE[island] << (_POINTS_BITS * king)
        elif ships != EMPTY:
            for seat in range(position.players):
                if ships & ALL_SHIPS[seat]:
                    points += VALUE[island] << (_POINTS_BITS * seat)
    return points


def _add_islands(entries: Entries, position: Position) -> None:
    for island in range(ISLANDS):
        if position.kings[island] != NONE:
            entries.mark(ISLANDS_PIECE + island * ISLAND_ENTRIES + position.kings[island])
    if position.origin != NONE:
        entries.mark(ISLANDS_PIECE + position.origin * ISLAND_ENTRIES + SEATS)
    if position.island != NONE:
        entries.mark(ISLANDS_PIECE + position.island * ISLAND_ENTRIES + SEATS + 1)


def _add_beaches(entries: Entries, position: Position) -> None:
    waiting = waiting_beaches(position)
    for beach in range(BEACHES):
        first = BEACHES_PIECE + beach * BEACH_ENTRIES
        ships = position.ships[beach]
        if ships != EMPTY:
            for seat in range(position.players):
                number = ships_of(ships, seat)
                if number:
                    entries.add(first + seat, float(number) / MOST_BERTHS)
        free = BERTHS[beach] - size(ships)
        if free:
            entries.add(first + SEATS, float(free) / MOST_BERTHS)
        if waiting & BIT[beach]:
            entries.mark(first + SEATS + 1)
    if position.beach_to_fill != NONE:
        entries.mark(BEACHES_PIECE + position.beach_to_fill * BEACH_ENTRIES + SEATS + 2)


def _add_pile(entries: Entries, position: Position) -> None:
    islands: Int = 0
    water: Int = 0
    for tile in range(TILES):
        if position.pile & BIT[tile]:
            entries.mark(TILES_PIECE + tile * TILE_ENTRIES)
            if tile < ISLANDS:
                islands += 1
            else:
                water += 1
    if islands:
        entries.add(TABLE + 23, float(islands) / float(ISLANDS - 1))
    if water:
        entries.add(TABLE + 24, float(water) / float(TILES - ISLANDS))


def _add_chart(entries: Entries, chart: Chart) -> None:
    cells, facing = chart.cells, chart.facing
    for tile in range(TILES):
        if cells[tile] == NONE:
            continue
        first = TILES_PIECE + tile * TILE_ENTRIES
        entries.mark(first + 1)
        q, r = column(cells[tile]), row(cells[tile])
        if q:
            entries.add(first + 2, float(q) / COORDINATE_DIVISOR)
        if r:
            entries.add(first + 3, float(r) / COORDINATE_DIVISOR)
        entries.mark(first + 4 + chart.rotations[tile])
        for edge in range(tile * SIDES, tile * SIDES + SIDES):
            if facing[edge] == NONE:
                entries.mark(EDGES_PIECE + edge * 2)
            if tile < ISLANDS and BEACH_AT[edge] != NONE:
                _add_voyage(entries, chart, edge)


def _add_voyage(entries: Entries, chart: Chart, edge: Int) -> None:
    """Add the end of the known route from a pier, and the highest number of colours that a current on it demands."""
    facing = chart.facing
    first = VOYAGES_PIECE + edge * VOYAGE_ENTRIES
    demand: Int = 0
    next_edge = facing[edge]
    while next_edge >= ISLANDS * SIDES:
        demand = max(demand, DEMAND[next_edge])
        next_edge = facing[OTHER_END[next_edge]]
    if demand:
        entries.add(first, float(demand) / MOST_COLOURS)
    if next_edge == NONE:
        entries.mark(first + 1)
    else:
        entries.mark(first + 2 + next_edge // SIDES)
