"""Builds positions from readable descriptions, plays moves with checks, and describes positions.

Ships are written as letters, one per ship: `"rry"` is two red ships and a yellow one. Tiles are laid in the given
order, each at an edge of a laid tile: `"w05@tonga:3 fiji@w05:3"`.

    position = board(
        laid="fiji@tonga:3",
        ships={"tonga.0": "r", "fiji.1": "yy"},
        kings={"samoa": "red"},
        turn="red",
    )
    play(position, "expand tonga.1")
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tongiaki import rules
from tongiaki.rules import COLOURS, Position, Terms
from tongiaki.rules.fleets import ONE_SHIP, SHIPS, ships_of
from tongiaki.rules.migration import continue_migration
from tongiaki.rules.state import GAME_OVER
from tongiaki.rules.tiles import BEACH_ID, EDGE_ID, NONE, TILE_ID, TILE_NUMBER, TONGA
from tongiaki.rules.turns import begin_turn

LETTERS = {colour[0]: colour for colour in COLOURS}

_TILES = tomllib.loads((Path(rules.__file__).parent / "tiles.toml").read_text(encoding="utf-8"))
ISLANDS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in _TILES["island"]}
"""The facts of the islands by id, from `tiles.toml`."""
WATER: dict[str, list[list[int]]] = {entry["id"]: entry["currents"] for entry in _TILES["water"]}
"""The currents of the water tiles by id: side, side, demand."""


def board(
    *,
    laid: str = "",
    ships: Mapping[str, str] | None = None,
    kings: Mapping[str, str] | None = None,
    at_sea: str = "",
    supply: Mapping[str, int] | None = None,
    pile: str | None = None,
    lost: str = "",
    players: int = 2,
    turn: str = "red",
    stall: int = 20,
    quiet_turns: int = 0,
) -> Position:
    """Return a position at the start of a turn.

    Args:
        laid: The tiles on the board in addition to Tonga, as "tile@edge", in an order in which they can be laid.
        ships: Letters of the ships by beach.
        kings: Colour by royal island. The island must be laid.
        at_sea: Letters of the ships at sea.
        supply: Ships in the supply by colour. The colour's other ships that are not on the board are at sea.
        pile: The tiles in the pile. By default, it contains all tiles that are neither laid nor lost.
        lost: Islands that are out of the game. Tonga may be one of them.
        players, turn, stall, quiet_turns: The position's attributes.
    """
    position = Position(Terms(players, stall))
    begin_turn(position, position.colours.index(turn))
    position.quiet_turns = quiet_turns
    for entry in laid.split():
        name, edge = entry.split("@")
        _lay(position, name, edge)
    for name in lost.split():
        if position.chart.is_laid(TILE_NUMBER[name]):
            position.chart = position.chart.without_tile(TILE_NUMBER[name])
    out_of_pile = {TONGA, *(TILE_NUMBER[name] for name in lost.split())}
    left = [TILE_NUMBER[name] for name in pile.split()] if pile is not None else range(len(TILE_ID))
    for tile in range(len(TILE_ID)):
        if tile in out_of_pile or position.chart.is_laid(tile) or tile not in left:
            position.take_from_pile(tile)
        if pile is not None and tile in left:
            assert not position.chart.is_laid(tile), f"{TILE_ID[tile]} is laid and in the pile"
    _put_ships(position, ships or {}, kings or {}, at_sea)
    for colour, number in (supply or {}).items():
        seat = position.colours.index(colour)
        more = ships_of(position.supply, seat) - number
        assert more >= 0, f"{colour} has no {number} ships left"
        position.at_sea += more * ONE_SHIP[seat]
        position.supply -= more * ONE_SHIP[seat]
    check(position)
    return position


def migrating(
    *,
    ships: Mapping[str, str],
    laid: str = "",
    kings: Mapping[str, str] | None = None,
    lost: str = "",
    pile: str | None = None,
    players: int = 2,
) -> Position:
    """Return the first decision of a migration, judged by clause 10. Unlike with `board`, beaches may be full."""
    position = board(laid=laid, kings=kings, lost=lost, pile=pile, players=players)
    _put_ships(position, ships, {}, "")
    check(position)
    continue_migration(position)
    return position


def _lay(position: Position, name: str, edge: str) -> None:
    number = EDGE_ID.index(edge)
    assert position.chart.is_laid(number // 6), f"{edge} is not on the board"
    assert position.chart.facing[number] == NONE, f"{edge} faces a tile already"
    assert not position.chart.is_laid(TILE_NUMBER[name]), f"{name} is laid twice"
    position.chart = position.chart.with_tile(TILE_NUMBER[name], number)


def _put_ships(position: Position, ships: Mapping[str, str], kings: Mapping[str, str], at_sea: str) -> None:
    for beach, letters in ships.items():
        assert position.chart.is_laid(TILE_NUMBER[beach.split(".")[0]]), f"{beach} is not on the board"
        for letter in letters:
            position.put_ship_from_supply(_seat(position, letter), BEACH_ID.index(beach))
    for name, colour in kings.items():
        island = TILE_NUMBER[name]
        assert position.is_open(island), f"{name} cannot be royal"
        assert not any(beach.startswith(f"{name}.") for beach in ships), f"{name} is royal and has ships"
        position.kings[island] = position.colours.index(colour)
        position.crowned += ONE_SHIP[position.kings[island]]
        position.supply -= ONE_SHIP[position.kings[island]]
    for letter in at_sea:
        position.at_sea += ONE_SHIP[_seat(position, letter)]
        position.supply -= ONE_SHIP[_seat(position, letter)]


def _seat(position: Position, letter: str) -> int:
    return position.colours.index(LETTERS[letter])


def check(position: Position) -> None:
    """Check the invariants of every position, using its description."""
    description = position.describe()
    total: Counter[str] = Counter()
    for fleet in (description["supply"], description["at_sea"], description.get("fleet", {})):
        total.update(fleet)
    total.update(description["royal"].values())
    for island, beaches in description["ships"].items():
        for number, fleet in enumerate(beaches):
            beach = BEACH_ID.index(f"{island}.{number}")
            aboard = sum(fleet.values())
            assert aboard <= _berths(beach), f"{island}.{number} holds too many"
            assert bool(position.full >> beach & 1) == (aboard == _berths(beach)), f"{island}.{number}"
            total.update(fleet)
    assert total == dict.fromkeys(position.colours, SHIPS), total
    assert all(0 <= number <= SHIPS for number in description["supply"].values())


def _berths(beach: int) -> int:
    island, number = BEACH_ID[beach].split(".")
    berths: int = ISLANDS[island]["beaches"][int(number)]["berths"]
    return berths


def play(position: Position, *texts: str) -> Position:
    """Play moves, each of which must be legal."""
    for text in texts:
        move = position.parse(text)
        refusal = position.refusal(move)
        assert refusal is None, f"{text}: {refusal}"
        position.play(move)
        check(position)
    return position


def happened(position: Position, *texts: str) -> list[dict[str, Any]]:
    """Play moves and return the resulting events."""
    position.log = []
    play(position, *texts)
    return position.happenings()


def legal(position: Position, word: str = "") -> list[str]:
    """Return the legal moves that begin with a word, sorted."""
    texts = sorted(position.text(move) for move in position.legal_moves())
    return [text for text in texts if not word or text.split(" ")[0] == word]


def is_legal(position: Position, text: str) -> bool:
    return position.parse(text) in position.legal_moves()


def refused(position: Position, text: str) -> str:
    """Return the code of the refusal of a move, which must be illegal."""
    refusal = position.refusal(position.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.code


def ships(position: Position, beach: str) -> str:
    """Return the ships on a beach as letters, in the order of the seats."""
    return _letters(position, position.ships[BEACH_ID.index(beach)])


def fleet(position: Position) -> str:
    """Return the travelling fleet as letters."""
    return _letters(position, position.fleet)


def at_sea(position: Position) -> str:
    return _letters(position, position.at_sea)


def supply(position: Position, colour: str) -> int:
    return ships_of(position.supply, position.colours.index(colour))


def _letters(position: Position, packed: int) -> str:
    return "".join(colour[0] * ships_of(packed, seat) for seat, colour in enumerate(position.colours))


def is_laid(position: Position, name: str) -> bool:
    return position.chart.is_laid(TILE_NUMBER[name])


def place(position: Position, name: str) -> tuple[int, int, int]:
    """Return the placement of a laid tile: (q, r, rotation)."""
    return position.chart.placement(TILE_NUMBER[name])


def king(position: Position, name: str) -> str | None:
    seat = position.kings[TILE_NUMBER[name]]
    return None if seat == NONE else position.colours[seat]


def turn(position: Position) -> str:
    """Return the colour of the player whose turn it is, or "over"."""
    return "over" if position.phase_number == GAME_OVER else position.colours[position.turn]


def rest_of_pile(*names: str) -> str:
    """Return all tiles except Tonga and these, for `pile`."""
    return " ".join(name for name in TILE_ID if name != "tonga" and name not in names)
