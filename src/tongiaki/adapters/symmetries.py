"""Symmetries of the game, for encodings and for moves.

* **The board** can be rotated by sixths of a circle. Moves name sides relative to their tile, so they do not change.
  The board cannot be mirrored, because no tile is the mirror image of another.
* **The table** can be rotated: all seats move up. This changes `land` moves, which contain the owner of a ship.
* Seats can be renumbered in another order. Legal moves and their results are the same until the end of the turn, but
  the order of later turns is different.
"""

from collections.abc import Sequence

import numpy as np

from tongiaki.adapters.encoding import Floats, views
from tongiaki.adapters.planes import CURRENT_PLANES, SIDE_PLANES, TILE_PLANES
from tongiaki.rules.moves import LAND, MOVE_COUNT, SEATS
from tongiaki.rules.tiles import BEACHES, SIDES

IS_LAID, COLUMN, ROW, ROTATION = 1, 2, 3, 4
"""Column indices in the piece `tiles`."""


def rotate_board(encoding: Floats, steps: int) -> Floats:
    """Return the encoding of the position with the board turned clockwise about Tonga by `steps` sixths.

    Args:
        encoding: an array of shape (SIZE,), from `encode`. It is not changed.
        steps: any integer. Negative numbers turn the board counterclockwise, and 6 is a full turn.
    """
    turned = encoding.copy()
    tiles = views(turned)["tiles"]
    for _ in range(steps % SIDES):
        q, r = tiles[:, COLUMN].copy(), tiles[:, ROW].copy()
        tiles[:, COLUMN], tiles[:, ROW] = 0 - r, q + r
    tiles[:, ROTATION:] = np.roll(tiles[:, ROTATION:], steps, axis=1)
    return turned


def turned_table(players: int, steps: int) -> list[int]:
    """Return the new number of each seat after all seats move up by `steps`. This is an exact symmetry after the setup.

    Args:
        players: the number of players, 2 to 6.
        steps: any integer.
    """
    return [(seat + steps) % players for seat in range(players)]


def permute_seats(encoding: Floats, seats: Sequence[int]) -> Floats:
    """Return the encoding, of shape (SIZE,), with seat i renumbered as `seats[i]`.

    Args:
        encoding: an array from `encode`. It is not changed.
        seats: a permutation of the seats.
    """
    turned = encoding.copy()
    old, new = views(encoding), views(turned)
    for seat, to in enumerate(seats):
        new["seats"][to] = old["seats"][seat]
        new["islands"][:, to] = old["islands"][:, seat]
        new["beaches"][:, to] = old["beaches"][:, seat]
    return turned


def permute_planes(board: Floats, seats: Sequence[int]) -> Floats:
    """Return the planes, of shape (PLANES, window, window), with seat i renumbered as `seats[i]`."""
    turned = board.copy()
    for seat, to in enumerate(seats):
        turned[5 + to] = board[5 + seat]
        ships = TILE_PLANES + 5 + CURRENT_PLANES
        turned[ships + to :: SIDE_PLANES] = board[ships + seat :: SIDE_PLANES]
    return turned


def permute_move(move: int, seats: Sequence[int]) -> int:
    """Return the number of a move with seat i renumbered as `seats[i]`. Only `land` moves contain a seat.

    Raises:
        IndexError: the move lands a ship of a seat that is not in `seats`.
    """
    if move < LAND:
        return move
    seat, beach = divmod(move - LAND, BEACHES)
    return LAND + seats[seat] * BEACHES + beach


def permute_policy(policy: Floats, seats: Sequence[int]) -> Floats:
    """Return an array with a value per move, such as a policy, with seat i renumbered as `seats[i]`."""
    turned = policy.copy()
    old, new = (numbers[LAND:MOVE_COUNT].reshape(SEATS, BEACHES) for numbers in (policy, turned))
    for seat, to in enumerate(seats):
        new[to] = old[seat]
    return turned
