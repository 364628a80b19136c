"""A position as one array of numbers for machine learning. `docs/encoding.md` describes every entry.

The array consists of *pieces* with different shapes. `views` returns them by name. All entries are in -1..1. Seats keep
their numbers, as in moves. `symmetries` rotates the table and the board.
"""

from collections.abc import Iterable, Mapping
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tongiaki.rules import Position
from tongiaki.rules.chart import Chart
from tongiaki.rules.fleets import SHIPS
from tongiaki.rules.moves import MOVE_COUNT, SEATS
from tongiaki.rules.opening import KINGS
from tongiaki.rules.scoring import standings
from tongiaki.rules.state import GAME_OVER, LAST_ISLAND, LAST_WATER
from tongiaki.rules.tiles import (
    BEACH_AT,
    BEACHES,
    BERTHS,
    DEMAND,
    FIRST_BEACH,
    ISLANDS,
    NONE,
    OTHER_END,
    SIDES,
    TILES,
    VALUE,
)

Floats = NDArray[np.float32]

ENCODING_VERSION: Final = 1
"""Version of the encoding. Increase it whenever the meaning or the shape of a piece changes."""
SHAPES: Final[Mapping[str, tuple[int, ...]]] = {
    "table": (25,),
    "seats": (SEATS, 8),
    "islands": (ISLANDS, SEATS + 2),
    "beaches": (BEACHES, SEATS + 3),
    "tiles": (TILES, 4 + SIDES),
    "edges": (TILES * SIDES, 2),
    "voyages": (ISLANDS * SIDES, 2 + ISLANDS),
}
"""The pieces, in their order in the array."""
SIZE: Final = sum(prod(shape) for shape in SHAPES.values())
"""Total number of entries."""

_START: Final[dict[str, int]] = {}
_offset = 0
for _name, _shape in SHAPES.items():
    _START[_name] = _offset
    _offset += prod(_shape)
_CHART: Final = _START["tiles"]
"""Index of the first entry of the pieces that depend almost only on the chart, which seldom changes."""
_MAX_CHARTS: Final = 512
_charts: Final[dict[tuple[int, ...], Floats]] = {}
"""Cached entries for recent charts. The key contains the cells and rotations of all tiles."""
COORDINATE_DIVISOR: Final = 32
"""Divisor that scales the coordinates of cells to -1..1. No cell has a larger coordinate."""
MANY_BOARDS: Final = 8
"""Number of earlier boards in a turn that is encoded as 1, as is any larger number."""
_MOST_BERTHS: Final = max(BERTHS)
_MOST_COLOURS: Final = max(DEMAND)
_BERTHS: Final = np.array(list(BERTHS))
_POINTS: Final = sum(VALUE)
_DIGITS: Final = 4 * np.arange(SEATS)
_BEACH_BITS: Final = np.arange(BEACHES)
_TILE_BITS: Final = np.arange(TILES)


def views(encoding: Floats) -> dict[str, Floats]:
    """Return views of an encoding's pieces by name, each with its shape from SHAPES.

    Args:
        encoding: an array of shape (SIZE,), from `encode`.

    Raises:
        ValueError: the array is shorter.
    """
    return {name: encoding[_START[name] : _START[name] + prod(shape)].reshape(shape) for name, shape in SHAPES.items()}


def encode(position: Position, observer: int | None = None, out: Floats | None = None) -> Floats:
    """Encode a position for the seat `observer`. The observer affects only the mark of its own seat.

    The result has shape (SIZE,) and float32 values in -1..1.

    Args:
        position: any position, including one before a draw or after the end of the game.
        observer: a seat, from 0. The default is the seat to move.
        out: an array of shape (SIZE,) of float32 to write into and return. The default is a new array.
    """
    encoding = np.empty(SIZE, np.float32) if out is None else out
    encoding[:_CHART] = 0
    encoding[_CHART:] = _encode_chart(position.chart)
    pieces = views(encoding)
    _write_table(position, pieces["table"])
    _write_seats(position, position.turn if observer is None else observer, pieces["seats"])
    _write_islands(position, pieces["islands"])
    _write_beaches(position, pieces["beaches"])
    pieces["tiles"][:, 0] = position.pile >> _TILE_BITS & 1
    if position.edge != NONE:
        pieces["edges"][position.edge, 1] = 1
    return encoding


def action_mask(position: Position) -> NDArray[np.int8]:
    """Return 1 for each legal move of the player to move, and 0 for all other moves.

    The array has the shape (MOVE_COUNT,) and the type int8. Before a draw and after the end of the game, all entries
    are 0.
    """
    mask = np.zeros(MOVE_COUNT, np.int8)
    if position.to_move >= 0:
        mask[position.legal_moves()] = 1
    return mask


def ships_by_seat(fleets: Iterable[int]) -> NDArray[np.int64]:
    """Return the number of ships of each seat in each fleet, as an array of shape (fleets, SEATS).

    Args:
        fleets: packed fleets of a position, with four bits per seat.
    """
    return np.fromiter(fleets, np.int64)[:, np.newaxis] >> _DIGITS & 15


def waiting_beaches(position: Position) -> int:
    """Return a bit mask of the beaches that must still receive a ship in the first round of a landing (clause 7)."""
    return position.waiting << FIRST_BEACH[position.island] if position.waiting else 0


def _write_table(position: Position, table: Floats) -> None:
    table[position.players - 2] = 1
    table[5 + position.phase_number] = 1
    if position.terms.stall > 0:
        table[14] = 1 / position.terms.stall
        table[15] = position.quiet_turns / (position.terms.stall * position.players)
    table[16] = position.ending == LAST_ISLAND
    table[17] = position.ending == LAST_WATER
    table[18] = position.drew
    table[19] = position.lost_island
    table[20] = position.resettling
    table[21] = position.repeated
    table[22] = min(len(position.seen), MANY_BOARDS) / MANY_BOARDS
    table[23] = (position.pile & (1 << ISLANDS) - 1).bit_count() / (ISLANDS - 1)
    table[24] = (position.pile >> ISLANDS).bit_count() / (TILES - ISLANDS)


def _write_seats(position: Position, observer: int, seats: Floats) -> None:
    seats[: position.players, 0] = 1
    seats[observer, 1] = 1
    if position.phase_number != GAME_OVER:
        seats[position.turn, 2] = 1
    seats[:, 3:6] = ships_by_seat([position.supply, position.at_sea, position.fleet]).T / SHIPS
    for king in position.kings:
        if king != NONE:
            seats[king, 6] += 1 / KINGS
    for standing in standings(position):
        seats[standing.seat, 7] = standing.points / _POINTS


def _write_islands(position: Position, islands: Floats) -> None:
    for island, king in enumerate(position.kings):
        if king != NONE:
            islands[island, king] = 1
    if position.origin != NONE:
        islands[position.origin, SEATS] = 1
    if position.island != NONE:
        islands[position.island, SEATS + 1] = 1


def _write_beaches(position: Position, beaches: Floats) -> None:
    ships = ships_by_seat(position.ships)
    beaches[:, :SEATS] = ships / _MOST_BERTHS
    beaches[:, SEATS] = (_BERTHS - ships.sum(axis=1)) / _MOST_BERTHS
    beaches[:, SEATS + 1] = waiting_beaches(position) >> _BEACH_BITS & 1
    if position.beach_to_fill != NONE:
        beaches[position.beach_to_fill, SEATS + 2] = 1


def _encode_chart(chart: Chart) -> Floats:
    """Return the last three pieces, without the tiles in the pile and the edge for the next tile."""
    placements = (*chart.cells, *chart.rotations)
    entries = _charts.get(placements)
    if entries is None:
        if len(_charts) == _MAX_CHARTS:
            _charts.clear()
        _charts[placements] = entries = _compute_chart(chart)
    return entries


def _compute_chart(chart: Chart) -> Floats:
    encoding = np.zeros(SIZE, np.float32)
    pieces = views(encoding)
    tiles, edges, voyages = pieces["tiles"], pieces["edges"], pieces["voyages"]
    for tile in range(TILES):
        if not chart.is_laid(tile):
            continue
        q, r, rotation = chart.placement(tile)
        tiles[tile, 1:4] = 1, q / COORDINATE_DIVISOR, r / COORDINATE_DIVISOR
        tiles[tile, 4 + rotation] = 1
        for edge in range(tile * SIDES, tile * SIDES + SIDES):
            edges[edge, 0] = chart.facing[edge] == NONE
            if tile < ISLANDS and BEACH_AT[edge] != NONE:
                _write_voyage(chart, edge, voyages[edge])
    return encoding[_CHART:]


def _write_voyage(chart: Chart, edge: int, voyage: Floats) -> None:
    """Encode the end of the known route from a pier, and the highest number of colours that a current on it demands."""
    demand = 0
    next_edge = chart.facing[edge]
    while next_edge >= ISLANDS * SIDES:
        demand = max(demand, DEMAND[next_edge])
        next_edge = chart.facing[OTHER_END[next_edge]]
    voyage[0] = demand / _MOST_COLOURS
    if next_edge == NONE:
        voyage[1] = 1
    else:
        voyage[2 + next_edge // SIDES] = 1
