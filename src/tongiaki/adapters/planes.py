"""The board as planes over a square grid of cells, for convolutional networks. `docs/encoding.md` lists the planes.

Planes contain the tiles and ships on the board. Supplies, the pile and the phase are not on the board. The pieces
`table`, `seats` and `tiles` of `encoding` contain them. A network needs both.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tongiaki.adapters.encoding import Floats, ships_by_seat, waiting_beaches
from tongiaki.rules import Position
from tongiaki.rules.moves import SEATS
from tongiaki.rules.tiles import BEACH_AT, BERTHS, DEMAND, ISLANDS, NONE, OTHER_END, SIDES, TILES, VALUE

CURRENT_PLANES: Final = 2 + SIDES - 1
"""Number of planes for the current of a side."""
TILE_PLANES: Final = 5 + SEATS
"""Number of planes for the tile of a cell as a whole. They come first."""
SIDE_PLANES: Final = 5 + CURRENT_PLANES + SEATS
"""Number of planes for each of the six sides of a tile. They follow the planes for the tile as a whole."""
PLANES: Final = TILE_PLANES + SIDES * SIDE_PLANES
WINDOW: Final = 32
"""Default width and height of the window, in cells. All 32 tiles always fit, because the board is connected."""

Numbers = NDArray[np.int64]

_MOST_BERTHS: Final = max(BERTHS)
_BEACH_AT: Final = np.array(list(BEACH_AT))
_PIERS: Final = np.flatnonzero(_BEACH_AT != NONE)
"""The edges with a pier."""
_BEACHES: Final = _BEACH_AT[_PIERS]
"""The beach at each of these edges."""


def _currents() -> Floats:
    """Return the constant features of the edges of water tiles: the current, its demand, and its direction."""
    features = np.zeros((TILES * SIDES, CURRENT_PLANES), np.float32)
    for edge, other in enumerate(OTHER_END):
        if other != NONE:
            features[edge, 0] = 1
            features[edge, 1] = DEMAND[edge] / max(DEMAND)
            features[edge, 1 + (other - edge) % SIDES] = 1
    return features


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
    board[:TILE_PLANES, r, q] = _tile_features(position)[tiles].T
    board[TILE_PLANES:, r, q] = _edge_features(position)[edges].reshape(len(laid), -1).T
    return board


def _centred(q: Numbers, r: Numbers, window: int) -> tuple[Numbers, Numbers]:
    """Return the columns and rows of the cells once they are centred in the window."""
    if len(q) == 0:
        return q, r
    width, height = np.ptp(q) + 1, np.ptp(r) + 1
    if max(width, height) > window:
        raise ValueError(f"a board of {width} by {height} cells does not fit into a window of {window} by {window}")
    return q - q.min() + (window - width) // 2, r - r.min() + (window - height) // 2


def _tile_features(position: Position) -> Floats:
    features = np.zeros((TILES, TILE_PLANES), np.float32)
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


def _edge_features(position: Position) -> Floats:
    features = np.zeros((TILES * SIDES, SIDE_PLANES), np.float32)
    ships = ships_by_seat(position.ships)
    features[_PIERS, 0] = 1
    features[_PIERS, 1] = ((np.array(list(BERTHS)) - ships.sum(axis=1)) / _MOST_BERTHS)[_BEACHES]
    features[_PIERS, 2] = waiting_beaches(position) >> _BEACHES & 1
    features[_PIERS, 3] = position.beach_to_fill == _BEACHES
    if position.edge != NONE:
        features[position.edge, 4] = 1
    features[:, 5 : 5 + CURRENT_PLANES] = _CURRENTS
    features[_PIERS, 5 + CURRENT_PLANES :] = (ships / _MOST_BERTHS)[_BEACHES]
    return features


def rotate_planes(board: Floats, steps: int) -> Floats:
    """Return the planes of the position with the board rotated clockwise by `steps` sixths of a circle.

    Args:
        board: an array of shape (PLANES, window, window), from `planes`. It is not changed.
        steps: any integer. Negative numbers turn the board counterclockwise.

    Raises:
        ValueError: the rotated board does not fit into the window.
    """
    r, q = np.nonzero(board[0])
    contents = board[:, r, q]
    side_contents = contents[TILE_PLANES:].reshape(SIDES, SIDE_PLANES, -1)
    for _ in range(steps % SIDES):
        q, r = -r, q + r
    q, r = _centred(q, r, board.shape[1])
    rotated = np.zeros_like(board)
    rotated[:TILE_PLANES, r, q] = contents[:TILE_PLANES]
    rotated[TILE_PLANES:, r, q] = np.roll(side_contents, steps, axis=0).reshape(SIDES * SIDE_PLANES, -1)
    return rotated
