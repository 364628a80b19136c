"""Rotated and reseated positions, created inside the engine, to check the symmetries of encodings."""

from collections.abc import Sequence
from copy import deepcopy

from tongiaki.rules import Position
from tongiaki.rules.hexes import axial, cell
from tongiaki.rules.numbers import ints
from tongiaki.rules.tiles import NONE, TILES


def rotated(position: Position, steps: int) -> Position:
    """Return the position with its board rotated clockwise about Tonga's cell."""
    twin = position.copy()
    twin.chart = chart = deepcopy(position.chart)
    cells, rotations = chart.cells, chart.rotations
    for tile in range(TILES):
        if chart.is_laid(tile):
            q, r = axial(cells[tile])
            for _ in range(steps):
                q, r = -r, q + r
            cells[tile] = cell(q, r)
            rotations[tile] = (rotations[tile] + steps) % 6
    return twin


def reseated(position: Position, seats: Sequence[int]) -> Position:
    """Return the position after seat i has become `seats[i]`."""

    def fleet(packed: int) -> int:
        return sum((packed >> 4 * seat & 15) << 4 * to for seat, to in enumerate(seats))

    twin = position.copy()
    twin.turn = seats[position.turn]
    for name in ("supply", "at_sea", "fleet", "crowned"):
        setattr(twin, name, fleet(getattr(position, name)))
    twin.ships = ints(fleet(ships) for ships in position.ships)
    twin.ashore = ints(fleet(ships) for ships in position.ashore)
    twin.kings = ints(seats[king] if king != NONE else NONE for king in position.kings)
    twin.seen = [ints(fleet(ships) for ships in board) for board in position.seen]
    return twin
