"""The chart: which tiles lie where (clause 2).

Copies of a position share its chart, so that copying does not copy the sea. A shared chart is never changed: the
position that lays a tile gets a chart of its own first.
"""

from typing import Final

from tongiaki.rules.hexes import DIRECTION, REACH, STEP, axial, cell, opposite
from tongiaki.rules.moves import LAY, LAYS
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.tiles import BIT, EXITS, NONE, SIDES, TILES, TONGA

OFF: Final[Int] = -2
"""What the edges of a tile face that is not on the board."""


class Chart:
    """Tiles on the board, their cells and rotations, and what every edge faces."""

    __slots__ = ("cells", "exits", "facing", "rotations", "shared")

    def __init__(self, cells: Ints, rotations: Ints, facing: Ints, exits: Ints) -> None:
        self.cells = cells
        """The cell of every tile, NONE if it is not on the board."""
        self.rotations = rotations
        self.facing = facing
        """The edge that every edge touches; NONE where it faces an empty cell, OFF where its tile is not laid."""
        self.exits = exits
        """The exits of every tile that face an empty cell (clause 8), as bits of its sides."""
        self.shared = False
        """Whether more than one position may have this chart."""

    @staticmethod
    def tonga_alone() -> "Chart":
        chart = Chart(ints([NONE] * TILES), ints([0] * TILES), ints([OFF] * (TILES * SIDES)), ints([0] * TILES))
        chart.lay(TONGA, cell(0, 0), 0)
        chart.shared = True
        return chart

    def is_laid(self, tile: Int) -> bool:
        return self.cells[tile] != NONE

    def place(self, tile: Int) -> tuple[int, int, int]:
        """The (q, r, rotation) of a laid tile."""
        q, r = axial(self.cells[tile])
        return q, r, self.rotations[tile]

    def with_tile(self, tile: Int, edge: Int) -> "Chart":
        """The chart with a tile laid against an edge that faces an empty cell: its side 0 meets that edge."""
        chart = self._own()
        neighbour = edge // SIDES
        way = (edge % SIDES + self.rotations[neighbour]) % SIDES
        chart.lay(tile, self.cells[neighbour] + STEP[way], opposite(way))
        return chart

    def without(self, tile: Int) -> "Chart":
        """The chart after a tile left the game: its cell is empty again."""
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

    def lay_moves(self) -> list[int]:
        """The `lay` moves at all exits (clause 8), in ascending order."""
        moves: list[int] = []
        for tile in range(TILES):
            if self.exits[tile]:
                moves += LAYS[tile][self.exits[tile]]
        if not moves:
            moves = [LAY + edge for edge in range(TILES * SIDES) if self.facing[edge] == NONE]
        return moves

    def _own(self) -> "Chart":
        """A chart that may be changed: this one, unless positions share it."""
        if not self.shared:
            return self
        return Chart(self.cells[:], self.rotations[:], self.facing[:], self.exits[:])

    def lay(self, tile: Int, place: Int, rotation: Int) -> None:
        """Lay a tile in a cell, in a chart that is not shared."""
        cells, rotations, facing, exits, directions = self.cells, self.rotations, self.facing, self.exits, DIRECTION
        first = tile * SIDES
        for edge in range(first, first + SIDES):
            facing[edge] = NONE
        exits[tile] = EXITS[tile]
        for neighbour in range(TILES):
            step = cells[neighbour] - place
            if -REACH <= step <= REACH and directions[step + REACH] >= 0:
                way = directions[step + REACH]
                our_side = (way - rotation) % SIDES
                their_side = (opposite(way) - rotations[neighbour]) % SIDES
                facing[first + our_side] = neighbour * SIDES + their_side
                facing[neighbour * SIDES + their_side] = first + our_side
                exits[tile] &= ~BIT[our_side]
                exits[neighbour] &= ~BIT[their_side]
        cells[tile] = place
        rotations[tile] = rotation
