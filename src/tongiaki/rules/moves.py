"""Moves (clause 12): as integers 0..MOVE_COUNT-1 inside the engine, as notation outside, and the conversion.

The number of a move is the offset of its kind plus an index. Only the notation of `land` contains a colour. Its number
contains the seat instead, because a seat's colour differs from game to game.
"""

from itertools import combinations, combinations_with_replacement
from typing import Final

from tongiaki.rules.numbers import Int, Table, Tables, table, tables
from tongiaki.rules.tiles import (
    BEACH_ID,
    BEACHES,
    BIT,
    EDGE_ID,
    FIRST_BEACH,
    ISLAND_OF,
    ISLANDS,
    PIERS,
    SIDES,
    TILE_ID,
    TILES,
    TONGA,
)

COLOURS: Final = ("red", "yellow", "green", "blue", "orange", "purple")
"""All colours, in the order in which they are assigned to seats by default (clause 3)."""
SEATS: Final[Int] = len(COLOURS)


class NotationError(ValueError):
    """The text is not a valid notation of a move in this game."""


_EXPANSIONS: Final[list[tuple[int, ...]]] = []
_ENTRIES: Final[list[tuple[int, ...]]] = []
_ENTRIES_OF: Final[list[list[int]]] = [[] for _ in range(ISLANDS)]
_EXPANSIONS_OF: Final[list[list[list[int]]]] = []


def _plural(island: int, beaches: tuple[int, ...]) -> str:
    return f"{TILE_ID[island]}.{','.join(str(beach - FIRST_BEACH[island]) for beach in beaches)}"


def _build() -> list[str]:
    """Fill the tables above. Return the notation of all moves except `land`, in order."""
    places = range(BEACHES)
    texts = [f"settle {BEACH_ID[beach]}" for beach in places]
    for island in range(ISLANDS):
        beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
        by_number: list[list[int]] = [[]]
        for number in range(1, len(beaches) + 1):
            by_number.append([])
            for chosen in combinations(beaches, number):
                by_number[number].append(len(texts))
                texts.append(f"expand {_plural(island, chosen)}")
                _EXPANSIONS.append(chosen)
        _EXPANSIONS_OF.append(by_number)
    texts += [f"take {BEACH_ID[beach]}" for beach in places]
    for beach in places:
        if ISLAND_OF[beach] != TONGA:
            _ENTRIES_OF[ISLAND_OF[beach]].append(len(texts))
        texts.append(f"enter {BEACH_ID[beach]}")
        _ENTRIES.append((beach,))
    for pair in combinations_with_replacement(range(FIRST_BEACH[TONGA + 1]), 2):
        texts.append(f"enter {_plural(TONGA, pair)}")
        _ENTRIES.append(pair)
    texts += [f"crown {TILE_ID[island]}" for island in range(ISLANDS)]
    texts.append("resettle")
    texts += [f"lay {EDGE_ID[edge]}" for edge in range(TILES * SIDES)]
    texts += [f"sail {EDGE_ID[edge]}" for edge in range(ISLANDS * SIDES)]
    texts += [f"draw {TILE_ID[tile]}" for tile in range(TILES)]
    return texts


_TEXTS: Final = _build()
_NUMBERS: Final[dict[str, int]] = {text: move for move, text in enumerate(_TEXTS)}

EXPANSIONS: Final[Table] = table(_EXPANSIONS)
"""[move - EXPAND]: the beaches of an `expand` move."""
EXPANSIONS_OF: Final[Tables] = tables(_EXPANSIONS_OF)
"""[island][n]: the `expand` moves that place n ships on the island."""
ENTRIES: Final[Table] = table(_ENTRIES)
"""[move - ENTER]: the beaches of an `enter` move."""
ENTRIES_OF: Final[Table] = table(_ENTRIES_OF)
"""[island]: the `enter` moves with one ship, for islands other than Tonga."""

SETTLE: Final[Int] = 0
"""Offset of these moves; add the number of a beach."""
EXPAND: Final[Int] = SETTLE + BEACHES
"""Offset of these moves; add an index into EXPANSIONS."""
TAKE: Final[Int] = EXPAND + len(EXPANSIONS)
"""Offset of these moves; add the number of a beach."""
ENTER: Final[Int] = TAKE + BEACHES
"""Offset of these moves; add an index into ENTRIES."""
CROWN: Final[Int] = ENTER + len(ENTRIES)
"""Offset of these moves; add the number of an island."""
RESETTLE: Final[Int] = CROWN + ISLANDS
LAY: Final[Int] = RESETTLE + 1
"""Offset of these moves; add the number of an edge."""
SAIL: Final[Int] = LAY + TILES * SIDES
"""Offset of these moves; add the number of an island's edge."""
DRAW: Final[Int] = SAIL + ISLANDS * SIDES
"""Offset of these moves; add the number of a tile."""
LAND: Final[Int] = DRAW + TILES
"""Offset of these moves; add seat * BEACHES + beach."""
LANDINGS: Final[Tables] = tables(
    [
        [
            LAND + seat * BEACHES + beach
            for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
            if bits & BIT[beach - FIRST_BEACH[island]]
        ]
        for bits in range(BIT[FIRST_BEACH[island + 1] - FIRST_BEACH[island]])
    ]
    for seat in range(SEATS)
    for island in range(ISLANDS)
)
"""[seat * ISLANDS + island][bits]: the `land` moves of a seat's ship. The bits select beaches of the island."""
ENTRIES_ON_TONGA: Final[Table] = table(
    [
        ENTER + entry
        for entry, pair in enumerate(_ENTRIES)
        if len(pair) == 2 and (pair[0] < pair[1] or bits & BIT[pair[0]])
    ]
    for bits in range(BIT[FIRST_BEACH[TONGA + 1]])
)
"""[bits]: the `enter` moves with two ships on Tonga. The bits select the beaches with two free berths."""
LAYS: Final[Tables] = tables(
    [[LAY + tile * SIDES + side for side in range(SIDES) if bits & BIT[side]] for bits in range(BIT[SIDES])]
    for tile in range(TILES)
)
"""[tile][bits]: the `lay` moves at the sides of a tile that the bits select."""
SAILS: Final[Table] = table([SAIL + edge for edge in edges] for edges in PIERS)
"""[beach]: the `sail` moves from it."""
DRAWS: Final[Tables] = tables(
    [[DRAW + first + tile for tile in range(8) if bits & BIT[tile]] for bits in range(BIT[8])]
    for first in range(0, TILES, 8)
)
"""[tile // 8][bits]: the `draw` moves of eight tiles. The bits select those in the pile."""
MOVE_COUNT: Final[Int] = LAND + SEATS * BEACHES


def to_text(move: int, colours: tuple[str, ...]) -> str:
    """Return the notation of a move in a game whose seats have these colours.

    Raises:
        ValueError: there is no move of that number in a game with this number of seats.
    """
    if not 0 <= move < LAND + len(colours) * BEACHES:
        raise ValueError(f"in this game moves are numbered from 0 to {LAND + len(colours) * BEACHES - 1}, not {move}")
    if move < LAND:
        return _TEXTS[move]
    return f"land {colours[(move - LAND) // BEACHES]} {BEACH_ID[(move - LAND) % BEACHES]}"


def from_text(text: str, colours: tuple[str, ...]) -> int:
    """Return the move that a notation stands for, legal or not.

    Raises:
        NotationError: the text is not a move in the notation of clause 12.
    """
    move = _NUMBERS.get(text)
    if move is not None:
        return move
    words = text.split(" ")
    if len(words) == 3 and words[0] == "land":
        settle = _NUMBERS.get("settle " + words[2])
        if settle is not None and words[1] in colours:
            return LAND + colours.index(words[1]) * BEACHES + settle - SETTLE
        if settle is not None:
            raise NotationError(f"no player of this game has the colour {words[1]!r}")
    raise NotationError(f"not a move: {text[:80]!r}")


def kind(move: int) -> str:
    """Return the kind of a move, which is the first word of its notation: `settle`, `expand`, `take`, …"""
    return "land" if move >= LAND else _TEXTS[move].split(" ")[0]
