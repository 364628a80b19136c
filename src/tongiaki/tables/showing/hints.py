"""What a hint shows."""

from __future__ import annotations

from tongiaki.coach.analysis import Analysis, Line
from tongiaki.rules import Position
from tongiaki.rules.moves import SAIL, kind
from tongiaki.rules.tiles import SIDES, TILE_ID
from tongiaki.tables.showing.show import route_view
from tongiaki.tables.structs.views import HintLine, SailView


def hint_lines(position: Position, analysis: Analysis) -> list[HintLine]:
    """Show the best lines of a position, with the way of every fleet that sails."""
    return [
        HintLine(line.moves, line.chances, line.points, line.facts, _sails(position.copy(), line))
        for line in analysis.lines
    ]


def _sails(position: Position, line: Line) -> list[SailView]:
    sails: list[SailView] = []
    for text in line.moves:
        move = position.parse(text)
        if kind(move) == "sail":
            island, side = divmod(move - SAIL, SIDES)
            sails.append(SailView(TILE_ID[island], side, route_view(position.route(move))))
        position.play(move)
    return sails
