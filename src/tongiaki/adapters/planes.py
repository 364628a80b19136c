"""The board as planes for convolutional networks: a square of cells, seen from above. `docs/encoding.md` has the list.

Planes show what lies where and how it is turned. They leave out what lies nowhere (supplies, the pile, the phase):
that is in the pieces `table`, `seats` and `tiles` of `encoding`, and a network wants both.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tongiaki.adapters.encoding import Floats, ships_by_seat, waiting_beaches
from tongiaki.rules import Position
from tongiaki.rules.moves import SEATS
from tongiaki.rules.tiles import BEACH_AT, BERTHS, DEMAND, ISLANDS, NONE, OTHER_END, SIDES, TILES, VALUE

CURRENT: Final = 2 + SIDES - 1
"""Planes about the current of a side."""
OF_TILE: Final = 5 + SEATS
"""The first planes are about a cell's tile as a whole."""
OF_SIDE: Final = 5 + CURRENT + SEATS
"""Number of planes for each of the six directions, about the side of the tile that faces there; they follow."""
PLANES: Final = OF_TILE + SIDES * OF_SIDE
WINDOW: Final = 32
"""Cells in a row and in a column. The board is connected while it grows, so 32 tiles always fit."""

Numbers = NDArray[np.int64]

_MOST_BERTHS: Final = max(BERTHS)
_BEACH_AT: Final = np.array(list(BEACH_AT))
_PIERS: Final = np.flatnonzero(_BEACH_AT != NONE)
"""The edges that carry a pier."""
_BEACHES: Final = _BEACH_AT[_PIERS]
"""The beach of each of these edges."""


def _currents() -> Floats:
    """Return the constant features of the edges of water tiles: a current, its demand, and its turn."""
    fixed = np.zeros((TILES * SIDES, CURRENT), np.float32)
    for edge, other in enumerate(OTHER_END):
        if other != NONE:
            fixed[edge, 0] = 1
            fixed[edge, 1] = DEMAND[edge] / max(DEMAND)
            fixed[edge, 1 + (other - edge) % SIDES] = 1
    return fixed


_CURRENTS: Final = _currents()


def planes(position: Position, window: int = WINDOW) -> Floats:
    """Return the planes of a position: float32 of shape (PLANES, window, window) in -1..1, indexed [plane, r, q].

    The board is centred in the window; `window` is its width and height in cells.

    Raises:
        ValueError: the board does not fit into the window. This can only happen if `window` is less than WINDOW.
    """
    laid = [tile for tile in range(TILES) if position.chart.is_laid(tile)]
    tiles = np.array(laid, np.int64)
    places = np.array([position.chart.placement(tile) for tile in laid], np.int64).reshape(-1, 3)
    q, r = _centred(places[:, 0], places[:, 1], window)
    directions = np.arange(SIDES)
    edges = tiles[:, np.newaxis] * SIDES + (directions - places[:, 2:]) % SIDES
    board = np.zeros((PLANES, window, window), np.float32)
    board[:OF_TILE, r, q] = _of_tiles(position)[tiles].T
    board[OF_TILE:, r, q] = _of_edges(position)[edges].reshape(len(laid), -1).T
    return board


def _centred(q: Numbers, r: Numbers, window: int) -> tuple[Numbers, Numbers]:
    """Return the offset in columns and rows that centres these cells in the window."""
    if len(q) == 0:
        return q, r
    width, height = np.ptp(q) + 1, np.ptp(r) + 1
    if max(width, height) > window:
        raise ValueError(f"a board of {width} by {height} cells does not fit into a window of {window} by {window}")
    return q - q.min() + (window - width) // 2, r - r.min() + (window - height) // 2


def _of_tiles(position: Position) -> Floats:
    features = np.zeros((TILES, OF_TILE), np.float32)
    features[:, 0] = 1
    features[:ISLANDS, 1] = 1
    features[:ISLANDS, 2] = np.array(list(VALUE)) / max(VALUE)
    if position.origin != NONE:
        features[position.origin, 3] = 1
    if position.island != NONE:
        features[position.island, 4] = 1
    for island, king in enumerate(position.kings):
        if king != NONE:
            features[island, 5 + king] = 1
    return features


def _of_edges(position: Position) -> Floats:
    features = np.zeros((TILES * SIDES, OF_SIDE), np.float32)
    ships = ships_by_seat(position.ships)
    features[_PIERS, 0] = 1
    features[_PIERS, 1] = ((np.array(list(BERTHS)) - ships.sum(axis=1)) / _MOST_BERTHS)[_BEACHES]
    features[_PIERS, 2] = waiting_beaches(position) >> _BEACHES & 1
    features[_PIERS, 3] = position.beach_to_fill == _BEACHES
    if position.edge != NONE:
        features[position.edge, 4] = 1
    features[:, 5 : 5 + CURRENT] = _CURRENTS
    features[_PIERS, 5 + CURRENT :] = (ships / _MOST_BERTHS)[_BEACHES]
    return features


def rotate_planes(board: Floats, steps: int) -> Floats:
    """Return the planes of the position with the board turned clockwise by `steps` sixths of a circle.

    Args:
        board: an array of shape (PLANES, window, window), from `planes`; it is not changed.
        steps: any whole number; negative ones turn it the other way.

    Raises:
        ValueError: the turned board does not fit into the window.
    """
    r, q = np.nonzero(board[0])
    contents = board[:, r, q]
    of_sides = contents[OF_TILE:].reshape(SIDES, OF_SIDE, -1)
    for _ in range(steps % SIDES):
        q, r = -r, q + r
    q, r = _centred(q, r, board.shape[1])
    turned = np.zeros_like(board)
    turned[:OF_TILE, r, q] = contents[:OF_TILE]
    turned[OF_TILE:, r, q] = np.roll(of_sides, steps, axis=0).reshape(SIDES * OF_SIDE, -1)
    return turned
