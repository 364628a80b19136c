"""Views of hints."""

from __future__ import annotations

from collections.abc import Iterable

from tongiaki.coach.analysis import Analysis
from tongiaki.rules import Position
from tongiaki.rules.moves import SAIL, kind
from tongiaki.rules.tiles import SIDES, TILE_ID
from tongiaki.tables.structs.views import HintLine, SailView
from tongiaki.tables.views.table_views import route_view


def hint_lines(position: Position, analysis: Analysis) -> list[HintLine]:
    """Return the best lines in a position, with the routes of all fleets that sail in them."""
    return [
        HintLine(line.moves, line.chances, line.points, line.facts, sails_of(position, line.moves))
        for line in analysis.lines
    ]


def sails_of(start: Position, moves: Iterable[str]) -> list[SailView]:
    """Return the routes of all fleets that sail in a line of moves; the position does not change."""
    sails: list[SailView] = []
    position = start.copy()
    for text in moves:
        move = position.parse(text)
        if kind(move) == "sail":
            island, side = divmod(move - SAIL, SIDES)
            sails.append(SailView(TILE_ID[island], side, route_view(position.route(move))))
        position.play(move)
    return sails
