"""Consent to rated games: all players must accept the terms before the start.

The terms are the options and the seated players. An acceptance names the last entry that the player saw and is valid
until the terms change.
"""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions.seating import own_seat
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e


def accept(state: TableState, person: str | None, number: int) -> list[e.Entry]:
    """Accept the terms that were current at the entry `number`; raises `stale` if they have changed since."""
    seat = own_seat(state, person)
    if state.status != "open":
        raise ProblemError("not_open")
    if not state.options.rated:
        raise ProblemError("no_vote")
    if number < state.terms_number:
        raise ProblemError("stale", number=state.number)
    return [] if person in state.accepted else [e.Accepted(seat)]


def require_accepted(state: TableState, starter: str | None, number: int | None, present: frozenset[str]) -> None:
    """Check that all seated persons have accepted the terms and are `present`; raises `not_accepted` or `absent`.

    Starting the game counts as acceptance by the person who starts it if `number` shows that they saw the current
    terms.
    """
    accepted = state.accepted
    if starter is not None and number is not None and number >= state.terms_number:
        accepted |= {starter}
    people = [sitter for _, sitter in state.seats.taken() if sitter.person is not None]
    for sitter in people:
        if sitter.person not in accepted:
            raise ProblemError("not_accepted", name=sitter.name)
    for sitter in people:
        if sitter.person not in present:
            raise ProblemError("absent", name=sitter.name)
