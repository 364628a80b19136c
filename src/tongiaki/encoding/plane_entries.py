"""The entries of a position's planes (see `layout`)."""

from typing import Final

from tongiaki.encoding.entries import Entries
from tongiaki.encoding.layout import CURRENT_PLANES, SIDE_PLANES, TILE_PLANES
from tongiaki.encoding.position_entries import MOST_BERTHS, MOST_COLOURS, waiting_beaches
from tongiaki.rules.fleets import EMPTY, ships_of, size
from tongiaki.rules.hexes import column, row
from tongiaki.rules.numbers import FloatBuffer, Int, Ints, float_buffer, ints
from tongiaki.rules.position import Position
from tongiaki.rules.tiles import BEACH_AT, BERTHS, BIT, DEMAND, ISLANDS, NONE, OTHER_END, SIDES, TILES, VALUE

_MOST_VALUE: Final = float(max(VALUE))
_DEMANDS: Final[FloatBuffer] = float_buffer(TILES * SIDES)
"""[edge]: the colours that its current demands, as an entry."""
_TURNS: Final[Ints] = ints((OTHER_END[edge] - edge) % SIDES for edge in range(TILES * SIDES))
"""[edge of a water tile]: by how many directions, clockwise, the other end of its current is further."""
_BERTHS: Final[FloatBuffer] = float_buffer(max(BERTHS) + 1)
"""[number of ships]: the number as an entry."""


def _fill_tables() -> None:
    for edge in range(TILES * SIDES):
        _DEMANDS[edge] = float(DEMAND[edge]) / MOST_COLOURS
    for number in range(len(_BERTHS)):
        _BERTHS[number] = float(number) / MOST_BERTHS


_fill_tables()


def add_planes(entries: Entries, position: Position, window: Int) -> None:
    """Replace the entries by those of a position's planes. The index is (plane * window + r) * window + q.

    Raises:
        ValueError: the board does not fit into the window, which is `window` cells wide and high.
    """
    entries.clear()
    cells = position.chart.cells
    west: Int = 64
    east: Int = -64
    north: Int = 64
    south: Int = -64
    for tile in range(TILES):
        if cells[tile] != NONE:
            q, r = column(cells[tile]), row(cells[tile])
            west, east = min(west, q), max(east, q)
            north, south = min(north, r), max(south, r)
    width, height = east - west + 1, south - north + 1
    if width > window or height > window:
        raise ValueError(f"a board of {width} by {height} cells does not fit into a window of {window} by {window}")
    first_column, first_row = (window - width) // 2 - west, (window - height) // 2 - north
    for tile in range(TILES):
        if cells[tile] != NONE:
            entries.base = (row(cells[tile]) + first_row) * window + column(cells[tile]) + first_column
            _add_tile(entries, position, tile, window * window)


def _add_tile(entries: Entries, position: Position, tile: Int, area: Int) -> None:
    """Add the entries of a tile. `Entries.base` is its cell, and `area` the size of a plane."""
    entries.mark(0)
    if tile < ISLANDS:
        entries.mark(area)
        if VALUE[tile]:
            entries.add(2 * area, float(VALUE[tile]) / _MOST_VALUE)
        if position.origin == tile:
            entries.mark(3 * area)
        if position.island == tile:
            entries.mark(4 * area)
        if position.kings[tile] != NONE:
            entries.mark((5 + position.kings[tile]) * area)
    rotation = position.chart.rotations[tile]
    waiting = waiting_beaches(position)
    for side in range(SIDES):
        edge, direction = tile * SIDES + side, side + rotation
        if direction >= SIDES:
            direction -= SIDES
        plane = TILE_PLANES + direction * SIDE_PLANES
        if position.edge == edge:
            entries.mark((plane + 4) * area)
        if tile >= ISLANDS:
            _add_current(entries, edge, plane + 5, area)
        elif BEACH_AT[edge] != NONE:
            _add_pier(entries, position, BEACH_AT[edge], plane, area, waiting)


def _add_current(entries: Entries, edge: Int, plane: Int, area: Int) -> None:
    entries.mark(plane * area)
    if DEMAND[edge]:
        entries.add((plane + 1) * area, _DEMANDS[edge])
    entries.mark((plane + 1 + _TURNS[edge]) * area)


def _add_pier(entries: Entries, position: Position, beach: Int, plane: Int, area: Int, waiting: Int) -> None:
    ships = position.ships[beach]
    entries.mark(plane * area)
    free = BERTHS[beach] - size(ships)
    if free:
        entries.add((plane + 1) * area, _BERTHS[free])
    if waiting & BIT[beach]:
        entries.mark((plane + 2) * area)
    if position.beach_to_fill == beach:
        entries.mark((plane + 3) * area)
    if ships != EMPTY:
        for seat in range(position.players):
            number = ships_of(ships, seat)
            if number:
                entries.add((plane + 5 + CURRENT_PLANES + seat) * area, _BERTHS[number])
