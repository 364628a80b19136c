"""The time until which the order of a game's pile, and its salt, stay secret."""

from __future__ import annotations

from tongiaki.common.days import today
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs.views import Occasion


def is_sealed_today(occasion: Occasion | None) -> bool:
    """Return whether a table has a daily game whose day is not over: all players of that day have the same pile."""
    return occasion is not None and occasion.kind == "daily" and occasion.id >= today()


def is_open(state: TableState) -> bool:
    """Return whether the pile and the salt are public: the game is over, and the day of a daily game is over, too."""
    return state.ended is not None and not is_sealed_today(state.occasion)
