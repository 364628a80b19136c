"""Positions as single lines of text, for tests, links and puzzles.

Parsing a text restores a position with the same `key`.

`docs/python/position-text.md` describes the fields. `position_check` contains the conditions for a valid position.
"""

from typing import Final

from tongiaki.record.normalization import normalize_text
from tongiaki.record.position_check import PositionTextError, check
from tongiaki.record.position_parser import parse
from tongiaki.record.terms import numbers_of
from tongiaki.rules import RULES_VERSION, Position
from tongiaki.rules.fleets import EMPTY, ships_of
from tongiaki.rules.numbers import Ints
from tongiaki.rules.state import LAST_ISLAND, LAST_WATER
from tongiaki.rules.tiles import BEACH_ID, BIT, EDGE_ID, FIRST_BEACH, ISLANDS, NONE, TILE_ID, TILES

__all__ = ["PositionTextError", "check", "format_position", "parse_position"]

ENDINGS: Final = {0: "", LAST_ISLAND: "i", LAST_WATER: "w"}


def parse_position(text: str) -> Position:
    """Return the position that a text describes.

    Raises:
        PositionTextError: the text is malformed, or the position is impossible.
    """
    position = parse(normalize_text(text))
    check(position)
    return position


def format_position(position: Position) -> str:
    """Return the position as a single line of text."""
    letters = [colour[0] for colour in position.colours]
    lost = [
        TILE_ID[tile] for tile in range(TILES) if not position.chart.is_laid(tile) and not position.pile & BIT[tile]
    ]
    return " ".join(
        [
            RULES_VERSION,
            "".join(letters),
            f"{position.quiet_turns}/{numbers_of(position.terms)}",
            position.phase,
            letters[position.turn],
            ";".join(_tile(position, tile, letters) for tile in range(TILES) if position.chart.is_laid(tile)),
            _fleet(position.at_sea, letters) or "-",
            ",".join(lost) or "-",
            _flags(position) or "-",
            _voyage(position, letters) or "-",
            "|".join(sorted(_board(ships, letters) for ships in position.seen)) or "-",
        ]
    )


def _tile(position: Position, tile: int, letters: list[str]) -> str:
    """Return the text of a tile: its cell and rotation, and its king or ships."""
    place = f"{TILE_ID[tile]}@{','.join(map(str, position.chart.placement(tile)))}"
    if tile >= ISLANDS:
        return place
    king = position.kings[tile]
    if king != NONE:
        return f"{place}={letters[king].upper()}"
    beaches = _beaches(position.ships, tile, letters)
    return f"{place}={beaches}" if beaches.strip("/") else place


def _beaches(ships: Ints, island: int, letters: list[str]) -> str:
    return "/".join(_fleet(ships[beach], letters) for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]))


def _board(ships: Ints, letters: list[str]) -> str:
    """Return the ships on all islands as text, for the earlier boards that clause 10 compares."""
    islands = [(TILE_ID[island], _beaches(ships, island, letters)) for island in range(ISLANDS)]
    return ";".join(f"{name}={beaches}" for name, beaches in islands if beaches.strip("/"))


def _fleet(fleet: int, letters: list[str]) -> str:
    return "".join(letter * ships_of(fleet, seat) for seat, letter in enumerate(letters))


def _flags(position: Position) -> str:
    flags = (
        ("d", position.drew),
        ("l", position.lost_island),
        ("s", position.resettling),
        ("r", position.repeated),
    )
    return "".join(letter for letter, is_set in flags if is_set) + ENDINGS[position.ending]


def _voyage(position: Position, letters: list[str]) -> str:
    """Return the part of the text that describes a decision in the middle of a turn."""
    if position.beach_to_fill != NONE:
        return BEACH_ID[position.beach_to_fill]
    goal = EDGE_ID[position.edge] if position.edge != NONE else ""
    if position.island != NONE:
        goal = TILE_ID[position.island]
        beaches = range(FIRST_BEACH[position.island + 1] - FIRST_BEACH[position.island])
        waiting = [str(beach) for beach in beaches if position.waiting & BIT[beach]]
        goal += "." + ",".join(waiting) if waiting else ""
    if position.fleet == EMPTY:
        return goal
    return f"{_fleet(position.fleet, letters)}/{TILE_ID[position.origin]}/{goal}"
