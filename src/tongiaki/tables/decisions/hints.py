"""Who may be given a hint."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions.playing import require_no_event, require_running, require_turn
from tongiaki.tables.decisions.seating import own_seat
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.state import TableState


def require_decision(state: TableState, person: str | None, number: int) -> Game:
    """Insist on a person who decides, looking at the position of the entry `number`, in a game without ratings.

    Raises `no_hints`, `not_in_events`, and what `deciding` raises.
    """
    require_running(state)
    own_seat(state, person)
    require_no_event(state)
    if state.options.rated:
        raise ProblemError("no_hints")
    return require_turn(state, person, number)
