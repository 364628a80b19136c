"""Hexagons (clause 2): cells of the sea as one integer each, and the six directions.

A cell (q, r) is stored as ``(q + 64) * 128 + (r + 64)``, so that a step is one addition. The sea cannot reach
further than 31 cells from Tonga.
"""

from typing import Final

from tongiaki.rules.numbers import Int, Ints, ints

_ROW: Final[Int] = 128
_ORIGIN: Final[Int] = 64

STEP: Final[Ints] = ints(q * _ROW + r for q, r in ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)))
"""What a step in direction 0..5 (S, SW, NW, N, NE, SE) adds to a cell."""


def cell(q: Int, r: Int) -> Int:
    return (q + _ORIGIN) * _ROW + r + _ORIGIN


def axial(place: Int) -> tuple[int, int]:
    """The (q, r) of a cell."""
    return place // _ROW - _ORIGIN, place % _ROW - _ORIGIN


def opposite(direction: Int) -> Int:
    return (direction + 3) % 6


REACH: Final[Int] = _ROW + 1
"""No step is further than this from 0."""
DIRECTION: Final[Ints] = ints(
    next((way for way in range(6) if STEP[way] == step), -1) for step in range(-REACH, REACH + 1)
)
"""[step + REACH]: the direction of a step, or -1 where two cells that far apart do not touch."""
