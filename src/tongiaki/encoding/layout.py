"""The layout of the encoding and of the planes: the number of each entry.

`docs/research/encoding.md` describes every entry.
"""

from collections.abc import Mapping
from math import prod
from typing import Final

from tongiaki.rules.moves import SEATS
from tongiaki.rules.numbers import Int
from tongiaki.rules.tiles import BEACHES, ISLANDS, SIDES, TILES

ENCODING_VERSION: Final = 1
"""Version of the encoding. Increase it whenever the meaning or the shape of a piece changes."""

ISLAND_ENTRIES: Final[Int] = SEATS + 2
"""Number of entries of each island."""
BEACH_ENTRIES: Final[Int] = SEATS + 3
"""Number of entries of each beach."""
TILE_ENTRIES: Final[Int] = 4 + SIDES
"""Number of entries of each tile."""
VOYAGE_ENTRIES: Final[Int] = 2 + ISLANDS
"""Number of entries of each edge of an island."""
SEAT_ENTRIES: Final[Int] = 8
"""Number of entries of each seat."""

TABLE: Final[Int] = 0
"""Index of the first entry of the piece `table`. The other pieces follow."""
SEATS_PIECE: Final[Int] = 25
ISLANDS_PIECE: Final[Int] = SEATS_PIECE + SEATS * SEAT_ENTRIES
BEACHES_PIECE: Final[Int] = ISLANDS_PIECE + ISLANDS * ISLAND_ENTRIES
TILES_PIECE: Final[Int] = BEACHES_PIECE + BEACHES * BEACH_ENTRIES
EDGES_PIECE: Final[Int] = TILES_PIECE + TILES * TILE_ENTRIES
VOYAGES_PIECE: Final[Int] = EDGES_PIECE + TILES * SIDES * 2
SIZE: Final[Int] = VOYAGES_PIECE + ISLANDS * SIDES * VOYAGE_ENTRIES
"""Total number of entries."""

SHAPES: Final[Mapping[str, tuple[int, ...]]] = {
    "table": (int(SEATS_PIECE),),
    "seats": (int(SEATS), int(SEAT_ENTRIES)),
    "islands": (int(ISLANDS), int(ISLAND_ENTRIES)),
    "beaches": (int(BEACHES), int(BEACH_ENTRIES)),
    "tiles": (int(TILES), int(TILE_ENTRIES)),
    "edges": (int(TILES * SIDES), 2),
    "voyages": (int(ISLANDS * SIDES), int(VOYAGE_ENTRIES)),
}
"""The pieces, in their order in the array."""
assert sum(prod(shape) for shape in SHAPES.values()) == SIZE  # noqa: S101 - the shapes are documented, the offsets are used

CURRENT_PLANES: Final[Int] = 2 + SIDES - 1
"""Number of planes for the current of a side."""
TILE_PLANES: Final[Int] = 5 + SEATS
"""Number of planes for the tile of a cell as a whole. They come first."""
SIDE_PLANES: Final[Int] = 5 + CURRENT_PLANES + SEATS
"""Number of planes for each of the six sides of a tile. They follow the planes for the tile as a whole."""
PLANES: Final[Int] = TILE_PLANES + SIDES * SIDE_PLANES
WINDOW: Final[Int] = 32
"""Default width and height of the window, in cells. All 32 tiles always fit, because the board is connected."""
