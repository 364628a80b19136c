"""Who may be given a hint."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.tables.asking.playing import require_fresh, require_playing, running
from tongiaki.tables.asking.seating import own_seat
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.state import TableState


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
