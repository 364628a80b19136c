"""The chart: the cell and rotation of each tile on the board (clause 2).

Copies of a position share one chart, which keeps copying cheap. A shared chart is never changed: a position that lays
a tile copies the chart first (copy-on-write).
"""

from typing import Final

from tongiaki.rules.hexes import DIRECTION, REACH, STEP, axial, cell, opposite
from tongiaki.rules.moves import LAY, LAYS
from tongiaki.rules.numbers import Int, Ints, Moves, ints
from tongiaki.rules.tiles import BIT, EXITS, NONE, SIDES, TILES, TONGA

OFF: Final[Int] = -2
"""Value in `Chart.facing` for the edges of a tile that is not on the board."""


class Chart:
    """The tiles on the board: their cells, rotations and adjacent edges."""

    __slots__ = ("cells", "exits", "facing", "rotations", "shared")

    def __init__(self, cells: Ints, rotations: Ints, facing: Ints, exits: Ints) -> None:
        self.cells = cells
        """[tile]: its cell, or NONE if it is not on the board."""
        self.rotations = rotations
        """[tile]: its clockwise rotation, in sixths of a full turn."""
        self.facing = facing
        """[edge]: the adjacent edge; NONE if the adjacent cell is empty, OFF if the edge's own tile is not laid."""
        self.exits = exits
        """[tile]: bits of the sides that are exits: those with a pier or current facing an empty cell (clause 8)."""
        self.shared = False
        """Whether more than one position may refer to this chart."""

    @staticmethod
    def initial() -> "Chart":
        chart = Chart(ints([NONE] * TILES), ints([0] * TILES), ints([OFF] * (TILES * SIDES)), ints([0] * TILES))
        chart.lay(TONGA, cell(0, 0), 0)
        chart.shared = True
        return chart

    def is_laid(self, tile: Int) -> bool:
        return self.cells[tile] != NONE

    def placement(self, tile: Int) -> tuple[int, int, int]:
        """Return the (q, r, rotation) of a laid tile."""
        q, r = axial(self.cells[tile])
        return q, r, self.rotations[tile]

    def with_tile(self, tile: Int, edge: Int) -> "Chart":
        """Return a chart with a tile laid in the empty cell that an edge faces.

        Side 0 of the tile touches that edge.
        """
        chart = self._own()
        neighbour = edge // SIDES
        direction = (edge % SIDES + self.rotations[neighbour]) % SIDES
        chart.lay(tile, self.cells[neighbour] + STEP[direction], opposite(direction))
        return chart

    def without_tile(self, tile: Int) -> "Chart":
        """Return a chart from which a tile has been removed, so that its cell is empty."""
        chart = self._own()
        chart.cells[tile] = NONE
        chart.rotations[tile] = 0
        chart.exits[tile] = 0
        for edge in range(tile * SIDES, tile * SIDES + SIDES):
            neighbour = chart.facing[edge]
            if neighbour != NONE:
                chart.facing[neighbour] = NONE
                chart.exits[neighbour // SIDES] |= EXITS[neighbour // SIDES] & BIT[neighbour % SIDES]
            chart.facing[edge] = OFF
        return chart

    def add_lay_moves(self, moves: Moves) -> None:
        """Add the `lay` moves at all exits (clause 8), in ascending order.

        If there is no exit, every edge that faces an empty cell counts as one.
        """
        has_exit = False
        for tile in range(TILES):
            if self.exits[tile]:
                has_exit = True
                moves.extend(LAYS[tile][self.exits[tile]])
        if not has_exit:
            for edge in range(TILES * SIDES):
                if self.facing[edge] == NONE:
                    moves.append(LAY + edge)

    def _own(self) -> "Chart":
        """Return a chart that can be changed: this one if it is not shared, otherwise a copy of it."""
        if not self.shared:
            return self
        return Chart(self.cells[:], self.rotations[:], self.facing[:], self.exits[:])

    def lay(self, tile: Int, place: Int, rotation: Int) -> None:
        """Lay a tile in a cell. This chart must not be shared."""
        cells, rotations, facing, exits, directions = self.cells, self.rotations, self.facing, self.exits, DIRECTION
        first = tile * SIDES
        for edge in range(first, first + SIDES):
            facing[edge] = NONE
        exits[tile] = EXITS[tile]
        for neighbour in range(TILES):
            step = cells[neighbour] - place
            if -REACH <= step <= REACH and directions[step + REACH] >= 0:
                direction = directions[step + REACH]
                our_side = (direction - rotation) % SIDES
                their_side = (opposite(direction) - rotations[neighbour]) % SIDES
                facing[first + our_side] = neighbour * SIDES + their_side
                facing[neighbour * SIDES + their_side] = first + our_side
                exits[tile] &= ~BIT[our_side]
                exits[neighbour] &= ~BIT[their_side]
        cells[tile] = place
        rotations[tile] = rotation
