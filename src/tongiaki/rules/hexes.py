"""Hexagons (clause 2): cells of the sea as one integer each, and the six directions.

A cell (q, r) is stored as ``(q + 64) * 128 + (r + 64)``, so that a step is one addition. The sea cannot reach
further than 31 cells from Tonga.
"""

from typing import Final

_ROW: Final = 128
_ORIGIN: Final = 64

STEP: Final[list[int]] = [q * _ROW + r for q, r in ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))]
"""What a step in direction 0..5 (S, SW, NW, N, NE, SE) adds to a cell."""


def cell(q: int, r: int) -> int:
    return (q + _ORIGIN) * _ROW + r + _ORIGIN


def axial(place: int) -> tuple[int, int]:
    """The (q, r) of a cell."""
    return place // _ROW - _ORIGIN, place % _ROW - _ORIGIN


def opposite(direction: int) -> int:
    return (direction + 3) % 6
