"""Rotated and reseated positions, created inside the engine, to check the symmetries of encodings."""

from collections.abc import Sequence
from copy import deepcopy

from tongiaki.rules import Position
from tongiaki.rules.hexes import axial, cell
from tongiaki.rules.numbers import ints
from tongiaki.rules.tiles import NONE, TILES


def rotated(position: Position, steps: int) -> Position:
    """Return the position with its board rotated clockwise about Tonga's cell."""
    duplicate = position.copy()
    duplicate.chart = chart = deepcopy(position.chart)
    cells, rotations = chart.cells, chart.rotations
    for tile in range(TILES):
        if chart.is_laid(tile):
            q, r = axial(cells[tile])
            for _ in range(steps):
                q, r = -r, q + r
            cells[tile] = cell(q, r)
            rotations[tile] = (rotations[tile] + steps) % 6
    return duplicate


def reseated(position: Position, seats: Sequence[int]) -> Position:
    """Return the position after seat i has become `seats[i]`."""

    def fleet(packed: int) -> int:
        return sum((packed >> 4 * seat & 15) << 4 * to for seat, to in enumerate(seats))

    duplicate = position.copy()
    duplicate.turn = seats[position.turn]
    for name in ("supply", "at_sea", "fleet", "crowned"):
        setattr(duplicate, name, fleet(getattr(position, name)))
    duplicate.ships = ints(fleet(ships) for ships in position.ships)
    duplicate.ashore = ints(fleet(ships) for ships in position.ashore)
    duplicate.kings = ints(seats[king] if king != NONE else NONE for king in position.kings)
    duplicate.seen = [ints(fleet(ships) for ships in board) for board in position.seen]
    return duplicate
