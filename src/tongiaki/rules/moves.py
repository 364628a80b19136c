"""Moves (clause 12): dense integers 0..MOVE_COUNT-1 inside, text at the edges, and the one codec between them.

A move is an offset that names its kind, plus which one it is. Only `land` names a colour, and colours belong to
a game: inside, it names the seat.
"""

from itertools import combinations, combinations_with_replacement
from typing import Final

from tongiaki.rules.numbers import Int
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
"""In the order in which seats take them when nobody chooses (clause 3)."""
SEATS: Final[Int] = len(COLOURS)


class NotationError(ValueError):
    """A text that is not a move's form in this game."""


EXPANSIONS: Final[list[tuple[int, ...]]] = []
"""The beaches of every `expand` move, in the order of the moves."""
ENTRIES: Final[list[tuple[int, ...]]] = []
"""The beaches of every `enter` move, in the order of the moves."""
ENTRIES_OF: Final[list[list[int]]] = [[] for _ in range(ISLANDS)]
"""[island]: the `enter` moves of one ship on an island other than Tonga."""
EXPANSIONS_OF: Final[list[list[list[int]]]] = []
"""[island][n]: the `expand` moves that put n ships on the island."""


def _plural(island: int, beaches: tuple[int, ...]) -> str:
    return f"{TILE_ID[island]}.{','.join(str(beach - FIRST_BEACH[island]) for beach in beaches)}"


def _build() -> list[str]:
    """Fill the tables above; the texts of all moves but `land`, in order."""
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
                EXPANSIONS.append(chosen)
        EXPANSIONS_OF.append(by_number)
    texts += [f"take {BEACH_ID[beach]}" for beach in places]
    for beach in places:
        if ISLAND_OF[beach] != TONGA:
            ENTRIES_OF[ISLAND_OF[beach]].append(len(texts))
        texts.append(f"enter {BEACH_ID[beach]}")
        ENTRIES.append((beach,))
    for pair in combinations_with_replacement(range(FIRST_BEACH[TONGA + 1]), 2):
        texts.append(f"enter {_plural(TONGA, pair)}")
        ENTRIES.append(pair)
    texts += [f"crown {TILE_ID[island]}" for island in range(ISLANDS)]
    texts.append("resettle")
    texts += [f"lay {EDGE_ID[edge]}" for edge in range(TILES * SIDES)]
    texts += [f"sail {EDGE_ID[edge]}" for edge in range(ISLANDS * SIDES)]
    texts += [f"draw {TILE_ID[tile]}" for tile in range(TILES)]
    return texts


_TEXTS: Final = _build()
_NUMBERS: Final[dict[str, int]] = {text: move for move, text in enumerate(_TEXTS)}

SETTLE: Final[Int] = 0
"""+ beach"""
EXPAND: Final[Int] = SETTLE + BEACHES
"""+ index in EXPANSIONS"""
TAKE: Final[Int] = EXPAND + len(EXPANSIONS)
"""+ beach"""
ENTER: Final[Int] = TAKE + BEACHES
"""+ index in ENTRIES"""
CROWN: Final[Int] = ENTER + len(ENTRIES)
"""+ island"""
RESETTLE: Final[Int] = CROWN + ISLANDS
LAY: Final[Int] = RESETTLE + 1
"""+ edge"""
SAIL: Final[Int] = LAY + TILES * SIDES
"""+ edge of an island"""
DRAW: Final[Int] = SAIL + ISLANDS * SIDES
"""+ tile"""
LAND: Final[Int] = DRAW + TILES
"""+ seat * BEACHES + beach"""
LANDINGS: Final[list[list[list[int]]]] = [
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
]
"""[seat * ISLANDS + island][bits]: the `land` moves of a seat's ship on those of the island's beaches."""
ENTRIES_ON_TONGA: Final[list[list[int]]] = [
    [
        ENTER + entry
        for entry, pair in enumerate(ENTRIES)
        if len(pair) == 2 and (pair[0] < pair[1] or bits & BIT[pair[0]])
    ]
    for bits in range(BIT[FIRST_BEACH[TONGA + 1]])
]
"""[bits]: the `enter` moves of two ships on Tonga, where those of its beaches have room for two."""
LAYS: Final[list[list[list[int]]]] = [
    [[LAY + tile * SIDES + side for side in range(SIDES) if bits & BIT[side]] for bits in range(BIT[SIDES])]
    for tile in range(TILES)
]
"""[tile][bits]: the `lay` moves at those of a tile's sides."""
SAILS: Final[list[list[int]]] = [[SAIL + edge for edge in edges] for edges in PIERS]
"""[beach]: the `sail` moves of a beach."""
DRAWS: Final[list[list[list[int]]]] = [
    [[DRAW + first + tile for tile in range(8) if bits & BIT[tile]] for bits in range(BIT[8])]
    for first in range(0, TILES, 8)
]
"""[tile // 8][bits]: the `draw` moves of eight tiles, as far as they are in the pile."""
MOVE_COUNT: Final[Int] = LAND + SEATS * BEACHES


def to_text(move: int, colours: tuple[str, ...]) -> str:
    """A move in notation, in a game whose seats have these colours.

    Raises:
        ValueError: there is no move of that number, or it lands the ship of a seat that nobody has.
    """
    if not 0 <= move < LAND + len(colours) * BEACHES:
        raise ValueError(f"in this game moves are numbered from 0 to {LAND + len(colours) * BEACHES - 1}, not {move}")
    if move < LAND:
        return _TEXTS[move]
    return f"land {colours[(move - LAND) // BEACHES]} {BEACH_ID[(move - LAND) % BEACHES]}"


def from_text(text: str, colours: tuple[str, ...]) -> int:
    """The move that a text names; it may still be illegal.

    Raises:
        NotationError: the text is not a move's form, written as clause 12 writes it.
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
    """The first word of a move: `settle`, `expand`, `take`, …"""
    return "land" if move >= LAND else _TEXTS[move].split(" ")[0]
