"""Symmetries of the game, for encodings and for moves.

* **The board** can be turned by sixths of a circle. Moves name tiles and their own sides, so they do not change.
  (It cannot be mirrored: no tile is the mirror image of another.)
* **The table** can be turned: seats are renumbered in a circle. That changes moves that name a ship's owner, `land`.
* Seats can be renumbered in another order. Legal moves and their results are the same up to the end of the turn; the
  order of later turns is not.
"""

from collections.abc import Sequence

import numpy as np

from tongiaki.adapters.encoding import Floats, views
from tongiaki.adapters.planes import CURRENT, OF_SIDE, OF_TILE
from tongiaki.rules.moves import LAND, MOVE_COUNT, SEATS
from tongiaki.rules.tiles import BEACHES, SIDES

IS_LAID, COLUMN, ROW, ROTATION = 1, 2, 3, 4
"""Their columns in the piece `tiles`."""


def rotate_board(encoding: Floats, steps: int) -> Floats:
    """Return the encoding of the position with the board turned clockwise about Tonga by `steps` sixths.

    Args:
        encoding: an array of shape (SIZE,), from `encode`; it is not changed.
        steps: any whole number; 6 turn it once around, and negative ones the other way.
    """
    turned = encoding.copy()
    tiles = views(turned)["tiles"]
    for _ in range(steps % SIDES):
        q, r = tiles[:, COLUMN].copy(), tiles[:, ROW].copy()
        tiles[:, COLUMN], tiles[:, ROW] = 0 - r, q + r
    tiles[:, ROTATION:] = np.roll(tiles[:, ROTATION:], steps, axis=1)
    return turned


def turned_table(players: int, steps: int) -> list[int]:
    """Return each seat's new seat when all move up by `steps`: an exact symmetry once the ships are set up.

    Args:
        players: how many play, 2 to 6.
        steps: any whole number.
    """
    return [(seat + steps) % players for seat in range(players)]


def permute_seats(encoding: Floats, seats: Sequence[int]) -> Floats:
    """Return the encoding, of shape (SIZE,), after seat i has become `seats[i]`.

    Args:
        encoding: from `encode`; it is not changed.
        seats: every seat from 0 to the number of players less 1, once each.
    """
    turned = encoding.copy()
    old, new = views(encoding), views(turned)
    for seat, to in enumerate(seats):
        new["seats"][to] = old["seats"][seat]
        new["islands"][:, to] = old["islands"][:, seat]
        new["beaches"][:, to] = old["beaches"][:, seat]
    return turned


def permute_planes(board: Floats, seats: Sequence[int]) -> Floats:
    """Return the planes, of shape (PLANES, window, window), after seat i became `seats[i]`, as in `permute_seats`."""
    turned = board.copy()
    for seat, to in enumerate(seats):
        turned[5 + to] = board[5 + seat]
        ships = OF_TILE + 5 + CURRENT
        turned[ships + to :: OF_SIDE] = board[ships + seat :: OF_SIDE]
    return turned


def permute_move(move: int, seats: Sequence[int]) -> int:
    """Return the number of a move after seat i has become `seats[i]`: only `land` names a seat.

    Raises:
        IndexError: the move lands a ship of a seat that `seats` has not.
    """
    if move < LAND:
        return move
    seat, beach = divmod(move - LAND, BEACHES)
    return LAND + seats[seat] * BEACHES + beach


def permute_policy(policy: Floats, seats: Sequence[int]) -> Floats:
    """Return values for all moves, of shape (MOVE_COUNT,), such as a policy, after seat i has become `seats[i]`."""
    turned = policy.copy()
    old, new = (numbers[LAND:MOVE_COUNT].reshape(SEATS, BEACHES) for numbers in (policy, turned))
    for seat, to in enumerate(seats):
        new[to] = old[seat]
    return turned
