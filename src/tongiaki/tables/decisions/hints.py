"""Access check for hints, and their effort."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions.playing import require_no_event, require_running, require_turn
from tongiaki.tables.decisions.seating import own_seat
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.state import TableState

NODES = 10_000
"""Number of positions searched for a hint, after an initial evaluation of every possible end of the turn."""


def require_decision(state: TableState, person: str | None, number: int) -> Game:
    """Return the unrated game if the person was to decide after the entry `number`.

    Raises `no_hints`, `not_in_events`, or a problem that `require_turn` raises.
    """
    require_running(state)
    own_seat(state, person)
    require_no_event(state)
    if state.options.rated:
        raise ProblemError("no_hints")
    return require_turn(state, person, number)
