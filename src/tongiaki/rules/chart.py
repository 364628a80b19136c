"""The chart: which tiles lie where (clause 2). A value that is never changed: laying a tile makes a new chart.

Positions share charts, so that copying a position does not copy the sea.
"""

from tongiaki.rules.hexes import STEP, axial, cell, opposite
from tongiaki.rules.tiles import BEACH_AT, ISLANDS, NONE, SIDES, TILES, TONGA


class Chart:
    """Tiles on the board, their cells and rotations, and what every edge faces."""

    __slots__ = ("cells", "exits", "facing", "rotations", "tile_at")

    def __init__(self, cells: list[int], rotations: list[int], facing: list[int], tile_at: dict[int, int]) -> None:
        self.cells = cells
        """The cell of every tile, NONE if it is not on the board."""
        self.rotations = rotations
        self.facing = facing
        """The edge that every edge touches, NONE where it faces an empty cell (or its tile is not laid)."""
        self.tile_at = tile_at
        self.exits: list[int] = []
        """Edges where a tile may be laid freely (clause 8), in ascending order, once `find_exits` has found them."""

    @staticmethod
    def tonga_alone() -> "Chart":
        empty = Chart([NONE] * TILES, [0] * TILES, [NONE] * (TILES * SIDES), {})
        return empty._with(TONGA, cell(0, 0), 0)

    def is_laid(self, tile: int) -> bool:
        return self.cells[tile] != NONE

    def place(self, tile: int) -> tuple[int, int, int]:
        """The (q, r, rotation) of a laid tile."""
        q, r = axial(self.cells[tile])
        return q, r, self.rotations[tile]

    def with_tile(self, tile: int, edge: int) -> "Chart":
        """The chart with a tile laid against an edge that faces an empty cell: its side 0 meets that edge."""
        neighbour = edge // SIDES
        direction = (edge % SIDES + self.rotations[neighbour]) % SIDES
        return self._with(tile, self.cells[neighbour] + STEP[direction], opposite(direction))

    def without(self, tile: int) -> "Chart":
        """The chart after a tile left the game: its cell is empty again."""
        cells, rotations, facing = self.cells[:], self.rotations[:], self.facing[:]
        tile_at = self.tile_at.copy()
        del tile_at[cells[tile]]
        cells[tile] = NONE
        rotations[tile] = 0
        for edge in range(tile * SIDES, tile * SIDES + SIDES):
            if facing[edge] != NONE:
                facing[facing[edge]] = NONE
                facing[edge] = NONE
        return Chart(cells, rotations, facing, tile_at)

    def find_exits(self) -> list[int]:
        """Edges where a tile may be laid freely (clause 8), in ascending order."""
        if not self.exits:
            self.exits = self._exits()
        return self.exits

    def _exits(self) -> list[int]:
        blank: list[int] = []
        exits: list[int] = []
        for tile in sorted(self.tile_at.values()):
            for edge in range(tile * SIDES, tile * SIDES + SIDES):
                if self.facing[edge] == NONE:
                    if tile >= ISLANDS or BEACH_AT[edge] != NONE:
                        exits.append(edge)
                    else:
                        blank.append(edge)
        return exits or blank

    def _with(self, tile: int, place: int, rotation: int) -> "Chart":
        cells, rotations, facing = self.cells[:], self.rotations[:], self.facing[:]
        tile_at = self.tile_at.copy()
        cells[tile] = place
        rotations[tile] = rotation
        tile_at[place] = tile
        for direction in range(SIDES):
            neighbour = tile_at.get(place + STEP[direction], NONE)
            if neighbour != NONE:
                ours = tile * SIDES + (direction - rotation) % SIDES
                theirs = neighbour * SIDES + (opposite(direction) - rotations[neighbour]) % SIDES
                facing[ours] = theirs
                facing[theirs] = ours
        return Chart(cells, rotations, facing, tile_at)
