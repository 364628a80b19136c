"""The 32 tiles as flat tables (clause 1), read from `tiles.toml`.

Three kinds of small integers name things inside the engine, and text names them at its edges:

* a **tile** is 0..31: islands 0..15 (Tonga is 0), then the water tiles;
* a **beach** is 0..46, counted through all islands;
* an **edge** is ``tile * 6 + side``: one side of one tile. On an island it may carry a pier, on water it is
  the end of a current.
"""

import tomllib
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from tongiaki.rules.numbers import Int, Ints, ints

SIDES: Final[Int] = 6
TILES: Final[Int] = 32
ISLANDS: Final[Int] = 16
TONGA: Final[Int] = 0
NONE: Final[Int] = -1


_DATA: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "tiles.toml").read_text(encoding="utf-8"))
_ISLANDS: Final[list[dict[str, Any]]] = _DATA["island"]
_BEACHES: Final[list[tuple[int, dict[str, Any]]]] = [
    (island, beach) for island, entry in enumerate(_ISLANDS) for beach in entry["beaches"]
]
BEACHES: Final[Int] = 47

TILE_ID: Final[list[str]] = [entry["id"] for entry in _ISLANDS + _DATA["water"]]
"""The id of a tile, as in `tiles.toml`."""
ISLAND_NAME: Final[list[str]] = [entry["name"] for entry in _ISLANDS]
VALUE: Final[Ints] = ints(entry["value"] for entry in _ISLANDS)
"""Points of an island."""
ISLAND_OF: Final[Ints] = ints(island for island, _ in _BEACHES)
"""The island of a beach."""
BERTHS: Final[Ints] = ints(beach["berths"] for _, beach in _BEACHES)
"""Ships that fit on a beach: 2 to 5."""
FIRST_BEACH: Final[Ints] = ints(accumulate((len(entry["beaches"]) for entry in _ISLANDS), initial=0))
"""The beaches of island I are FIRST_BEACH[I] up to, not including, FIRST_BEACH[I + 1]."""
PIERS: Final[list[Ints]] = [ints(island * SIDES + side for side in beach["piers"]) for island, beach in _BEACHES]
"""The edges by which ships of a beach may leave."""
BEACH_AT: Final[Ints] = ints([NONE] * (ISLANDS * SIDES))
"""The beach whose pier stands on an island's edge, or NONE."""
OTHER_END: Final[Ints] = ints([NONE] * (TILES * SIDES))
"""The edge at which the current of a water edge leaves the tile."""
DEMAND: Final[Ints] = ints([0] * (TILES * SIDES))
"""Different colours that the current of a water edge demands: 0, 2, 3 or 4."""


def _mark_edges() -> None:
    for beach, edges in enumerate(PIERS):
        for edge in edges:
            BEACH_AT[edge] = beach
    for water, entry in enumerate(_DATA["water"], start=ISLANDS):
        for side, other, demand in entry["currents"]:
            edge, far = water * SIDES + side, water * SIDES + other
            OTHER_END[edge], OTHER_END[far] = far, edge
            DEMAND[edge] = DEMAND[far] = demand


_mark_edges()

TILE_NUMBER: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_ID)}
BEACH_ID: Final[list[str]] = [
    f"{TILE_ID[ISLAND_OF[beach]]}.{beach - FIRST_BEACH[ISLAND_OF[beach]]}" for beach in range(BEACHES)
]
"""A beach in notation: `nauru.1`."""
EDGE_ID: Final[list[str]] = [f"{TILE_ID[edge // SIDES]}:{edge % SIDES}" for edge in range(TILES * SIDES)]
"""An edge in notation: `w03:5`."""

BIT: Final[Ints] = ints(1 << number for number in range(62))
"""One-bit masks. A table and not a shift, for the compiled engine's sake."""
BEACH_BITS: Final[Ints] = ints(
    sum(BIT[beach] for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1])) for island in range(ISLANDS)
)
"""The bits of an island's beaches."""
EXITS: Final[Ints] = ints(
    sum(BIT[side] for side in range(SIDES) if tile >= ISLANDS or BEACH_AT[tile * SIDES + side] != NONE)
    for tile in range(TILES)
)
"""Bits of the sides of a tile that carry a pier or the end of a current (clause 8)."""
ALL_ISLANDS: Final[Int] = 0xFFFF
"""Their bits in the pile."""
ALL_WATER: Final[Int] = 0xFFFF0000
