"""The 32 tiles as flat tables (clause 1), loaded from `tiles.toml`.

Inside the engine, small integers identify tiles, beaches and edges. Notation has a text for each of them:

* a **tile** is 0..31: islands 0..15 (Tonga is 0), then the water tiles;
* a **beach** is 0..46, numbered across all islands;
* an **edge** is ``tile * 6 + side``: one side of one tile. An edge of an island may have a pier; an edge of a water
  tile is one end of a current.
"""

import tomllib
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from tongiaki.rules.numbers import Int, Ints, Table, ints, table

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
"""[tile]: its id, as in `tiles.toml`."""
ISLAND_NAME: Final[list[str]] = [entry["name"] for entry in _ISLANDS]
VALUE: Final[Ints] = ints(entry["value"] for entry in _ISLANDS)
"""[island]: its victory points."""
ISLAND_OF: Final[Ints] = ints(island for island, _ in _BEACHES)
"""[beach]: its island."""
BERTHS: Final[Ints] = ints(beach["berths"] for _, beach in _BEACHES)
"""[beach]: its number of berths, 2 to 5."""
FIRST_BEACH: Final[Ints] = ints(accumulate((len(entry["beaches"]) for entry in _ISLANDS), initial=0))
"""The beaches of island I are numbered from FIRST_BEACH[I] to FIRST_BEACH[I + 1] - 1."""
PIERS: Final[Table] = table([island * SIDES + side for side in beach["piers"]] for island, beach in _BEACHES)
"""[beach]: the edges with a pier that belongs to the beach, over which its ships can leave."""
BEACH_AT: Final[Ints] = ints([NONE] * (ISLANDS * SIDES))
"""[edge of an island]: the beach that owns the pier there, or NONE."""
OTHER_END: Final[Ints] = ints([NONE] * (TILES * SIDES))
"""[edge]: the edge at the other end of its current; NONE for edges of islands."""
DEMAND: Final[Ints] = ints([0] * (TILES * SIDES))
"""[edge]: minimum number of different colours that its current demands of a fleet: 0, 2, 3 or 4."""


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
"""[beach]: its notation, such as `nauru.1`."""
EDGE_ID: Final[list[str]] = [f"{TILE_ID[edge // SIDES]}:{edge % SIDES}" for edge in range(TILES * SIDES)]
"""[edge]: its notation, such as `w03:5`."""

BIT: Final[Ints] = ints(1 << number for number in range(62))
"""[n]: the mask of bit n. In the compiled engine, a table is faster than a shift."""
BEACH_BITS: Final[Ints] = ints(
    sum(BIT[beach] for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1])) for island in range(ISLANDS)
)
"""[island]: the bits of its beaches."""
EXITS: Final[Ints] = ints(
    sum(BIT[side] for side in range(SIDES) if tile >= ISLANDS or BEACH_AT[tile * SIDES + side] != NONE)
    for tile in range(TILES)
)
"""[tile]: bits of the sides that have a pier or the end of a current (clause 8)."""
ALL_ISLANDS: Final[Int] = 0xFFFF
"""Bits of all islands that are in the pile at the start of a game."""
ALL_WATER: Final[Int] = 0xFFFF0000
"""Bits of all water tiles; all are in the pile at the start of a game."""
