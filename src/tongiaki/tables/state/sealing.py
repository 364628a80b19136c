"""The time until which the order and the salt of a game's pile are secret."""

from __future__ import annotations

from tongiaki.common.days import today
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs.views import Occasion


def is_sealed_today(occasion: Occasion | None) -> bool:
    """Return whether the table has a daily game whose day is not over: all players on that day have the same pile."""
    return occasion is not None and occasion.kind == "daily" and occasion.id >= today()


def is_open(state: TableState) -> bool:
    """Return whether the pile and the salt are public: the game is over and, for a daily game, its day is over, too."""
    return state.ended is not None and not is_sealed_today(state.occasion)
