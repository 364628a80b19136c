"""A position as one array of numbers for machine learning. `docs/research/encoding.md` describes every entry.

The array consists of *pieces* with different shapes. `views` returns them by name. All entries are in -1..1. Seats keep
their numbers, as in moves. `symmetries` rotates the table and the board.
"""

from collections.abc import Sequence
from math import prod

import numpy as np
from numpy.typing import NDArray

from tongiaki.adapters.scratch import SCRATCH
from tongiaki.encoding.layout import ENCODING_VERSION, SHAPES, SIZE
from tongiaki.encoding.mask_entries import add_masks
from tongiaki.encoding.position_entries import COORDINATE_DIVISOR, MANY_BOARDS, add_positions
from tongiaki.rules import Position
from tongiaki.rules.moves import MOVE_COUNT

__all__ = [
    "COORDINATE_DIVISOR",
    "ENCODING_VERSION",
    "MANY_BOARDS",
    "SHAPES",
    "SIZE",
    "Floats",
    "Mask",
    "action_mask",
    "action_masks",
    "encode",
    "encode_batch",
    "views",
]

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def views(encoding: Floats) -> dict[str, Floats]:
    """Return views of an encoding's pieces by name, each with its shape from SHAPES.

    Args:
        encoding: an array of shape (SIZE,), from `encode`.

    Raises:
        ValueError: the array is shorter.
    """
    pieces = {}
    start = 0
    for name, shape in SHAPES.items():
        end = start + prod(shape)
        pieces[name] = encoding[start:end].reshape(shape)
        start = end
    return pieces


def encode(position: Position, observer: int | None = None, out: Floats | None = None) -> Floats:
    """Encode a position for the seat `observer`. The observer affects only the mark of its own seat.

    The result has shape (SIZE,) and float32 values in -1..1.

    Args:
        position: any position, including one before a draw or after the end of the game.
        observer: a seat, from 0. The default is the seat to move.
        out: an array of shape (SIZE,) of float32 to write into and return. The default is a new array.
    """
    if out is None:
        out = np.zeros(SIZE, np.float32)
    else:
        out.fill(0)
    add_positions(SCRATCH.entries, [position], [position.turn if observer is None else observer])
    SCRATCH.write_values(out)
    return out


def encode_batch(positions: Sequence[Position], observers: Sequence[int] | None = None) -> Floats:
    """Encode several positions at once. The result has shape (len(positions), SIZE), with a row as from `encode`.

    Args:
        positions: any positions; their numbers of players can differ.
        observers: a seat for each position, from 0. The default is the seat to move.

    Raises:
        ValueError: there are not as many observers as positions.
    """
    seats = [position.turn for position in positions] if observers is None else [int(seat) for seat in observers]
    if len(seats) != len(positions):
        raise ValueError(f"{len(positions)} positions need as many observers, not {len(seats)}")
    batch = np.zeros((len(positions), SIZE), np.float32)
    for first in range(0, len(positions), SCRATCH.positions):
        part = slice(first, first + SCRATCH.positions)
        add_positions(SCRATCH.entries, list(positions[part]), seats[part])
        SCRATCH.write_values(batch[part].reshape(-1))
    return batch


def action_mask(position: Position) -> Mask:
    """Return 1 for each legal move of the player to move, and 0 for all other moves.

    The array has the shape (MOVE_COUNT,) and the type int8. Before a draw, all entries are 0. After the end of the
    game, all entries are 1, so that a softmax over the marked moves is defined.
    """
    mask = np.zeros(MOVE_COUNT, np.int8)
    add_masks(SCRATCH.entries, [position])
    SCRATCH.write_marks(mask)
    return mask


def action_masks(positions: Sequence[Position]) -> Mask:
    """Return the masks of several positions, as an array of shape (len(positions), MOVE_COUNT). See `action_mask`."""
    masks = np.zeros((len(positions), MOVE_COUNT), np.int8)
    for first in range(0, len(positions), SCRATCH.positions):
        part = slice(first, first + SCRATCH.positions)
        add_masks(SCRATCH.entries, list(positions[part]))
        SCRATCH.write_marks(masks[part].reshape(-1))
    return masks
