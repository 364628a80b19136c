"""Happenings: the events that a move causes, such as a landing. Clients use them for animations and logs.

If `Position.log` is a list, each move appends tuples to it: a kind, followed by numbers. `decode_log` converts them to
dictionaries with ids and colours, which other programs read. Each constant is a kind, and the text below it lists its
numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from tongiaki.rules.fleets import ships_of
from tongiaki.rules.tiles import BEACH_ID, NONE, SIDES, TILE_ID

PLACED: Final = 0
"""A ship was placed from the supply: seat, beach."""
SHIFTED: Final = 1
"""A ship was moved across the board: seat, beach left, beach reached."""
CROWNED: Final = 2
"""A player crowned an island: seat, island, number of ships returned to the supply."""
RESETTLED: Final = 3
"""A player resettled: seat, then pairs of a beach and the number of ships returned from it."""
SAILED: Final = 4
"""A fleet sailed: beach, edge of the pier, fleet."""
DISCOVERED: Final = 5
"""A tile was laid: tile, its cell (q, r), its rotation."""
PASSED: Final = 6
"""A fleet passed a tile: edge where it entered, edge where it left."""
SANK: Final = 7
"""A fleet sank: tile, fleet."""
STAYED_AT_SEA: Final = 8
"""A fleet stayed at sea: tile (NONE if no tile was left to draw), fleet."""
TURNED_BACK: Final = 9
"""A royal island turned a fleet back: the island."""
ARRIVED: Final = 10
"""A fleet arrived at an island: island, fleet."""
LANDED: Final = 11
"""A ship landed: seat, beach."""
SURPLUS: Final = 12
"""Ships found no berth: island, fleet of these ships."""
LOST: Final = 13
"""Trapped islands left the game: fleet returned to the supplies, then the islands."""
REPEATED: Final = 14
"""A board occurred for the third time (clause 10): fleet returned to the supplies, then its full beaches."""
TURN_BEGAN: Final = 15
"""A turn began: seat."""
OVER: Final = 16
"""The game is over: no numbers."""

Happening = dict[str, Any]


def fleet_map(fleet: int, colours: tuple[str, ...]) -> dict[str, int]:
    """Return the number of ships of each colour in a packed fleet. Colours without ships are omitted."""
    return {colour: ships_of(fleet, seat) for seat, colour in enumerate(colours) if ships_of(fleet, seat)}


def decode_log(colours: tuple[str, ...], log: list[tuple[int, ...]]) -> list[Happening]:
    """Return the happenings of a log as dictionaries, each with a `kind`; `docs/develop/protocol.md` lists them."""
    return [_DECODERS[entry[0]](colours, entry[1:]) for entry in log]


_Colours = tuple[str, ...]
_Facts = tuple[int, ...]


def _placed(colours: _Colours, facts: _Facts) -> Happening:
    return {"kind": "placed", "colour": colours[facts[0]], "beach": BEACH_ID[facts[1]]}


def _shifted(colours: _Colours, facts: _Facts) -> Happening:
    return {
        "kind": "shifted",
        "colour": colours[facts[0]],
        "source": BEACH_ID[facts[1]],
        "beach": BEACH_ID[facts[2]],
    }


def _crowned(colours: _Colours, facts: _Facts) -> Happening:
    return {"kind": "crowned", "colour": colours[facts[0]], "island": TILE_ID[facts[1]], "returned": facts[2]}


def _resettled(colours: _Colours, facts: _Facts) -> Happening:
    returned = {BEACH_ID[beach]: number for beach, number in zip(facts[1::2], facts[2::2], strict=True)}
    return {"kind": "resettled", "colour": colours[facts[0]], "returned": returned}


def _sailed(colours: _Colours, facts: _Facts) -> Happening:
    fleet = fleet_map(facts[2], colours)
    return {"kind": "sailed", "beach": BEACH_ID[facts[0]], "side": facts[1] % SIDES, "fleet": fleet}


def _discovered(_: _Colours, facts: _Facts) -> Happening:
    return {
        "kind": "discovered",
        "tile": TILE_ID[facts[0]],
        "q": facts[1],
        "r": facts[2],
        "rotation": facts[3],
    }


def _passed(_: _Colours, facts: _Facts) -> Happening:
    return {
        "kind": "passed",
        "tile": TILE_ID[facts[0] // SIDES],
        "entry": facts[0] % SIDES,
        "exit": facts[1] % SIDES,
    }


def _sank(colours: _Colours, facts: _Facts) -> Happening:
    return {"kind": "sank", "tile": TILE_ID[facts[0]], "fleet": fleet_map(facts[1], colours)}


def _stayed_at_sea(colours: _Colours, facts: _Facts) -> Happening:
    tile = None if facts[0] == NONE else TILE_ID[facts[0]]
    return {"kind": "at_sea", "tile": tile, "fleet": fleet_map(facts[1], colours)}


def _turned_back(_: _Colours, facts: _Facts) -> Happening:
    return {"kind": "turned_back", "island": TILE_ID[facts[0]]}


def _arrived(colours: _Colours, facts: _Facts) -> Happening:
    return {"kind": "arrived", "island": TILE_ID[facts[0]], "fleet": fleet_map(facts[1], colours)}


def _landed(colours: _Colours, facts: _Facts) -> Happening:
    return {"kind": "landed", "colour": colours[facts[0]], "beach": BEACH_ID[facts[1]]}


def _surplus(colours: _Colours, facts: _Facts) -> Happening:
    return {"kind": "surplus", "island": TILE_ID[facts[0]], "fleet": fleet_map(facts[1], colours)}


def _lost(colours: _Colours, facts: _Facts) -> Happening:
    islands = [TILE_ID[island] for island in facts[1:]]
    return {"kind": "lost", "islands": islands, "fleet": fleet_map(facts[0], colours)}


def _repeated(colours: _Colours, facts: _Facts) -> Happening:
    beaches = [BEACH_ID[beach] for beach in facts[1:]]
    return {"kind": "repeated", "beaches": beaches, "fleet": fleet_map(facts[0], colours)}


def _turn_began(colours: _Colours, facts: _Facts) -> Happening:
    return {"kind": "turn", "colour": colours[facts[0]]}


def _over(_: _Colours, __: _Facts) -> Happening:
    return {"kind": "over"}


_DECODERS: Final[list[Callable[[_Colours, _Facts], Happening]]] = [
    _placed,
    _shifted,
    _crowned,
    _resettled,
    _sailed,
    _discovered,
    _passed,
    _sank,
    _stayed_at_sea,
    _turned_back,
    _arrived,
    _landed,
    _surplus,
    _lost,
    _repeated,
    _turn_began,
    _over,
]
