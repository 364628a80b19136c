"""Decodes a position's encoding into facts: the encoding distinguishes everything that can be decoded."""

import numpy as np

from tongiaki.adapters.encoding import COORDINATE_DIVISOR, MANY_BOARDS, Floats, views
from tongiaki.rules import Position
from tongiaki.rules.state import GAME_OVER, LAST_ISLAND, LAST_WATER
from tongiaki.rules.tiles import FIRST_BEACH, NONE, TILES

Facts = dict[str, object]


def facts_of(position: Position) -> Facts:
    """Return the part of `Position.key` that decides about legal moves and their results, without a turn's earlier
    boards.
    """
    return {
        "players": position.players,
        "stall": position.terms.stall,
        "phase": position.phase_number,
        "turn": NONE if position.phase_number == GAME_OVER else position.turn,
        "supply": position.supply,
        "at sea": position.at_sea,
        "fleet": position.fleet,
        "pile": position.pile,
        "ending": position.ending,
        "quiet turns": position.quiet_turns if position.terms.stall else 0,
        "flags": (position.drew, position.lost_island, position.resettling, position.repeated),
        "earlier boards": min(len(position.seen), MANY_BOARDS),
        "ships": position.ships,
        "kings": position.kings,
        "origin": position.origin,
        "island": position.island,
        "waiting": position.waiting << FIRST_BEACH[position.island] if position.waiting else 0,
        "beach to fill": position.beach_to_fill,
        "edge": position.edge,
        "places": [position.chart.placement(tile) if position.chart.is_laid(tile) else None for tile in range(TILES)],
    }


def decoded(encoding: Floats) -> Facts:
    piece = views(encoding)
    table, seats, islands, beaches, tiles = (piece[name] for name in ("table", "seats", "islands", "beaches", "tiles"))
    players = 2 + int(table[:5].argmax())
    stall = round(1 / float(table[14])) if table[14] else 0
    places: list[tuple[int, int, int] | None] = [
        (round(float(tile[2]) * COORDINATE_DIVISOR), round(float(tile[3]) * COORDINATE_DIVISOR), int(tile[4:].argmax()))
        if tile[1]
        else None
        for tile in tiles
    ]
    return {
        "players": players,
        "stall": stall,
        "phase": int(table[5:14].argmax()),
        "turn": _one(seats[:, 2]),
        "supply": _packed(seats[:, 3] * 15),
        "at sea": _packed(seats[:, 4] * 15),
        "fleet": _packed(seats[:, 5] * 15),
        "pile": _bits(tiles[:, 0]),
        "ending": LAST_ISLAND if table[16] else LAST_WATER if table[17] else 0,
        "quiet turns": round(float(table[15]) * stall * players),
        "flags": tuple(bool(flag) for flag in table[18:22]),
        "earlier boards": round(float(table[22]) * MANY_BOARDS),
        "ships": [_packed(beach * 5) for beach in beaches[:, :6]],
        "kings": [_one(island) for island in islands[:, :6]],
        "origin": _one(islands[:, 6]),
        "island": _one(islands[:, 7]),
        "waiting": _bits(beaches[:, 7]),
        "beach to fill": _one(beaches[:, 8]),
        "edge": _one(piece["edges"][:, 1]),
        "places": places,
    }


def _one(marks: Floats) -> int:
    """Return the index of the marked entry, or NONE."""
    return int(marks.argmax()) if marks.any() else NONE


def _packed(numbers: Floats) -> int:
    return sum(round(float(number)) << 4 * seat for seat, number in enumerate(numbers))


def _bits(marks: Floats) -> int:
    return sum(1 << int(number) for number in np.flatnonzero(marks))
