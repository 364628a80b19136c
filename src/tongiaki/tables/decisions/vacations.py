"""Vacations in games with a day or more per turn: the player's clock is paused, and no bot stands in for them."""

from __future__ import annotations

from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.limits import DAY


def start(state: TableState, person: str, until: int) -> list[e.Entry]:
    """Pause a person's clock, at most until `until`, in milliseconds since 1970, UTC.

    Fast games are not affected. Events are not affected either, because other players wait for the round to end.
    """
    seat = state.seats.seat_of(person)
    slow = state.options.clock == "move" and state.options.time >= DAY and state.occasion is None
    if state.status != "running" or not slow or seat is None or state.absences.resting.get(seat) == until:
        return []
    return [e.Rested(seat, until)]


def end(state: TableState, person: str) -> list[e.Entry]:
    """Resume a person's clock."""
    seat = state.seats.seat_of(person)
    return [] if seat is None or seat not in state.absences.resting else [e.Rested(seat, None)]


def expire(state: TableState, now: int) -> list[e.Entry]:
    """Resume the clocks of players whose vacation is over at `now`, in milliseconds since 1970, UTC."""
    return [e.Rested(seat, None) for seat, until in state.absences.resting.items() if until <= now]
