"""Who may be given a hint, and what it shows."""

from __future__ import annotations

from tongiaki.coach.analysis import Analysis, Line
from tongiaki.common.problems import ProblemError
from tongiaki.rules import Position
from tongiaki.rules.moves import SAIL, kind
from tongiaki.rules.tiles import SIDES, TILE_ID
from tongiaki.tables.asking.playing import require_fresh, require_playing, running
from tongiaki.tables.asking.seating import own_seat
from tongiaki.tables.showing.show import route_view
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs.views import HintLine, SailView


def require_decision(state: TableState, person: str | None, number: int) -> Game:
    """Insist on a person who decides, looking at the position of the entry `number`, in a game without ratings.

    Raises `not_running`, `not_seated`, `stale`, `paused`, `no_hints`, `not_your_turn` or `bot_plays`.
    """
    game = running(state)
    seat = own_seat(state, person)
    require_fresh(state, number)
    require_playing(state)
    if state.options.rated:
        raise ProblemError("no_hints")
    if seat != game.mover:
        raise ProblemError("not_your_turn")
    if state.bot_to_move == seat:
        raise ProblemError("bot_plays")
    return game


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
