"""Vacations: where a turn may take a day, the time of those who are on one stands, and no bot replaces them."""

from __future__ import annotations

from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.limits import DAY


def start(state: TableState, person: str, until: int) -> list[e.Entry]:
    """Let a person's time stand until then at most, in milliseconds since 1970, UTC.

    Nothing changes at a quick table, nor in an event, whose rounds the others wait for.
    """
    seat = state.seats.seat_of(person)
    slow = state.options.clock == "move" and state.options.time >= DAY and state.occasion is None
    if state.status != "running" or not slow or seat is None or state.absences.resting.get(seat) == until:
        return []
    return [e.Rested(seat, until)]


def end(state: TableState, person: str) -> list[e.Entry]:
    """Let a person's time go on."""
    seat = state.seats.seat_of(person)
    return [] if seat is None or seat not in state.absences.resting else [e.Rested(seat, None)]


def expire(state: TableState, now: int) -> list[e.Entry]:
    """Let the time go on of those whose days are used up at `now`, in milliseconds since 1970, UTC."""
    return [e.Rested(seat, None) for seat, until in state.absences.resting.items() if until <= now]
