"""The chart: which tiles lie where (clause 2). A value that is never changed: laying a tile makes a new chart.

Positions share charts, so that copying a position does not copy the sea.
"""

from typing import Final

from tongiaki.rules.hexes import DIRECTION, REACH, STEP, axial, cell, opposite
from tongiaki.rules.moves import LAYS
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.tiles import IS_EXIT, NONE, SIDES, TILES, TONGA

OFF: Final = -2
"""What the edges of a tile face that is not on the board."""


class Chart:
    """Tiles on the board, their cells and rotations, and what every edge faces."""

    __slots__ = ("cells", "exits", "facing", "rotations")

    def __init__(self, cells: Ints, rotations: Ints, facing: Ints) -> None:
        self.cells = cells
        """The cell of every tile, NONE if it is not on the board."""
        self.rotations = rotations
        self.facing = facing
        """The edge that every edge touches; NONE where it faces an empty cell, OFF where its tile is not laid."""
        self.exits: list[int] = []
        """What `lay_moves` has found."""

    @staticmethod
    def tonga_alone() -> "Chart":
        empty = Chart(ints([NONE] * TILES), ints([0] * TILES), ints([OFF] * (TILES * SIDES)))
        return empty._with(TONGA, cell(0, 0), 0)

    def is_laid(self, tile: Int) -> bool:
        return self.cells[tile] != NONE

    def place(self, tile: Int) -> tuple[int, int, int]:
        """The (q, r, rotation) of a laid tile."""
        q, r = axial(self.cells[tile])
        return q, r, self.rotations[tile]

    def with_tile(self, tile: Int, edge: Int) -> "Chart":
        """The chart with a tile laid against an edge that faces an empty cell: its side 0 meets that edge."""
        neighbour = edge // SIDES
        way = (edge % SIDES + self.rotations[neighbour]) % SIDES
        return self._with(tile, self.cells[neighbour] + STEP[way], opposite(way))

    def without(self, tile: Int) -> "Chart":
        """The chart after a tile left the game: its cell is empty again."""
        chart = Chart(self.cells[:], self.rotations[:], self.facing[:])
        chart.cells[tile] = NONE
        chart.rotations[tile] = 0
        for edge in range(tile * SIDES, tile * SIDES + SIDES):
            if chart.facing[edge] != NONE:
                chart.facing[chart.facing[edge]] = NONE
            chart.facing[edge] = OFF
        return chart

    def lay_moves(self) -> list[int]:
        """The `lay` moves at all exits (clause 8), in ascending order: found once for a chart."""
        if not self.exits:
            facing = self.facing
            for edge in range(TILES * SIDES):
                if facing[edge] == NONE and IS_EXIT[edge]:
                    self.exits.append(LAYS[edge])
            if not self.exits:
                self.exits = [LAYS[edge] for edge in range(TILES * SIDES) if facing[edge] == NONE]
        return self.exits[:]

    def _with(self, tile: Int, place: Int, rotation: Int) -> "Chart":
        chart = Chart(self.cells[:], self.rotations[:], self.facing[:])
        cells, rotations, facing = chart.cells, chart.rotations, chart.facing
        edge = tile * SIDES
        for side in range(SIDES):
            facing[edge + side] = NONE
        directions = DIRECTION
        for neighbour in range(TILES):
            step = cells[neighbour] - place
            if -REACH <= step <= REACH and directions[step + REACH] >= 0:
                way = directions[step + REACH]
                ours = edge + (way - rotation) % SIDES
                theirs = neighbour * SIDES + (opposite(way) - rotations[neighbour]) % SIDES
                facing[ours] = theirs
                facing[theirs] = ours
        cells[tile] = place
        rotations[tile] = rotation
        return chart
