"""The board as planes over a square grid of cells, for convolutional networks.

`docs/research/encoding.md` lists the planes.

Planes contain the tiles and ships on the board. Supplies, the pile and the phase are not on the board. The pieces
`table`, `seats` and `tiles` of `encoding` contain them. A network needs both.
"""

import numpy as np
from numpy.typing import NDArray

from tongiaki.adapters.encoding import Floats
from tongiaki.adapters.scratch import SCRATCH
from tongiaki.encoding.layout import CURRENT_PLANES, PLANES, SIDE_PLANES, TILE_PLANES, WINDOW
from tongiaki.encoding.plane_entries import add_planes
from tongiaki.rules import Position
from tongiaki.rules.tiles import SIDES

__all__ = ["CURRENT_PLANES", "PLANES", "SIDE_PLANES", "TILE_PLANES", "WINDOW", "planes", "rotate_planes"]

Numbers = NDArray[np.int64]


def planes(position: Position, window: int = WINDOW) -> Floats:
    """Return the planes of a position: float32 of shape (PLANES, window, window) in -1..1, indexed [plane, r, q].

    The board is centred in the window; `window` is its width and height in cells.

    Raises:
        ValueError: the board does not fit into the window. This can only happen if `window` is less than WINDOW.
    """
    add_planes(SCRATCH.entries, position, window)
    board = np.zeros(PLANES * window * window, np.float32)
    SCRATCH.write_values(board)
    return board.reshape(PLANES, window, window)


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


def _centred(q: Numbers, r: Numbers, window: int) -> tuple[Numbers, Numbers]:
    """Return the columns and rows of the cells once they are centred in the window."""
    width, height = np.ptp(q) + 1, np.ptp(r) + 1
    if max(width, height) > window:
        raise ValueError(f"a board of {width} by {height} cells does not fit into a window of {window} by {window}")
    return q - q.min() + (window - width) // 2, r - r.min() + (window - height) // 2
