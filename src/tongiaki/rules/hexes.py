"""Hexagons (clause 2): the six directions, and the cells of the sea as integers.

A cell (q, r) is stored as ``(q + 64) * 128 + (r + 64)``, so that a step is one addition. No tile can lie more than 31
cells from Tonga.
"""

from typing import Final

from tongiaki.rules.numbers import Int, Ints, ints

_ROW: Final[Int] = 128
_ORIGIN: Final[Int] = 64

STEP: Final[Ints] = ints(q * _ROW + r for q, r in ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)))
"""[direction]: the number to add to a cell for a step in direction 0..5 (S, SW, NW, N, NE, SE)."""


def cell(q: Int, r: Int) -> Int:
    return (q + _ORIGIN) * _ROW + r + _ORIGIN


def column(place: Int) -> Int:
    """Return the q of a cell."""
    return place // _ROW - _ORIGIN


def row(place: Int) -> Int:
    """Return the r of a cell."""
    return place % _ROW - _ORIGIN


def axial(place: Int) -> tuple[int, int]:
    """Return the (q, r) of a cell."""
    return column(place), row(place)


def opposite(direction: Int) -> Int:
    return (direction + 3) % 6


REACH: Final[Int] = _ROW + 1
"""Largest absolute value in STEP."""
DIRECTION: Final[Ints] = ints(
    next((direction for direction in range(6) if STEP[direction] == step), -1) for step in range(-REACH, REACH + 1)
)
"""[step + REACH]: the direction of a step, or -1 if it does not lead to an adjacent cell."""
