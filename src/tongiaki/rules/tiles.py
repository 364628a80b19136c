"""The 32 tiles as flat tables (clause 1), read from `tiles.toml`.

Three kinds of small integers name things inside the engine, and text names them at its edges:

* a **tile** is 0..31: islands 0..15 (Tonga is 0), then the water tiles;
* a **beach** is 0..46, counted through all islands;
* an **edge** is ``tile * 6 + side``: one side of one tile. On an island it may carry a pier, on water it is
  the end of a current.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

SIDES: Final = 6
TILES: Final = 32
ISLANDS: Final = 16
TONGA: Final = 0
NONE: Final = -1

TILE_ID: Final[list[str]] = []
"""The id of a tile, as in `tiles.toml`."""
ISLAND_NAME: Final[list[str]] = []
VALUE: Final[list[int]] = []
"""Points of an island."""
FIRST_BEACH: Final[list[int]] = []
"""The beaches of island I are FIRST_BEACH[I] up to, not including, FIRST_BEACH[I + 1]."""
ISLAND_OF: Final[list[int]] = []
"""The island of a beach."""
BERTHS: Final[list[int]] = []
"""Ships that fit on a beach: 2 to 5."""
PIERS: Final[list[list[int]]] = []
"""The edges by which ships of a beach may leave."""
BEACH_AT: Final[list[int]] = [NONE] * (ISLANDS * SIDES)
"""The beach whose pier stands on an island's edge, or NONE."""
OTHER_END: Final[list[int]] = [NONE] * (TILES * SIDES)
"""The edge at which the current of a water edge leaves the tile."""
DEMAND: Final[list[int]] = [0] * (TILES * SIDES)
"""Different colours that the current of a water edge demands: 0, 2, 3 or 4."""


def _read(data: dict[str, Any]) -> None:
    for island, entry in enumerate(data["island"]):
        TILE_ID.append(entry["id"])
        ISLAND_NAME.append(entry["name"])
        VALUE.append(entry["value"])
        FIRST_BEACH.append(len(BERTHS))
        for beach in entry["beaches"]:
            edges = [island * SIDES + side for side in beach["piers"]]
            for edge in edges:
                BEACH_AT[edge] = len(BERTHS)
            ISLAND_OF.append(island)
            BERTHS.append(beach["berths"])
            PIERS.append(edges)
    FIRST_BEACH.append(len(BERTHS))
    for water, entry in enumerate(data["water"], start=ISLANDS):
        TILE_ID.append(entry["id"])
        for side, other, demand in entry["currents"]:
            edge, far = water * SIDES + side, water * SIDES + other
            OTHER_END[edge], OTHER_END[far] = far, edge
            DEMAND[edge] = DEMAND[far] = demand


_read(tomllib.loads((Path(__file__).parent / "tiles.toml").read_text(encoding="utf-8")))

BEACHES: Final = len(BERTHS)
TILE_NUMBER: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_ID)}
BEACH_ID: Final[list[str]] = [
    f"{TILE_ID[ISLAND_OF[beach]]}.{beach - FIRST_BEACH[ISLAND_OF[beach]]}" for beach in range(BEACHES)
]
"""A beach in notation: `nauru.1`."""
EDGE_ID: Final[list[str]] = [f"{TILE_ID[edge // SIDES]}:{edge % SIDES}" for edge in range(TILES * SIDES)]
"""An edge in notation: `w03:5`."""

BIT: Final[list[int]] = [1 << number for number in range(64)]
"""One-bit masks. A table and not a shift, for the compiled engine's sake."""
BEACH_BITS: Final[list[int]] = [
    sum(BIT[beach] for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1])) for island in range(ISLANDS)
]
"""The bits of an island's beaches."""
ALL_ISLANDS: Final = (1 << ISLANDS) - 1
ALL_WATER: Final = ((1 << TILES) - 1) & ~ALL_ISLANDS
