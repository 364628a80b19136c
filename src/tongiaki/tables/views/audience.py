"""The properties of a viewer on which a table's view depends."""

from __future__ import annotations

from typing import NamedTuple

from tongiaki.tables.decisions.chat import among_watchers, may_read_watchers
from tongiaki.tables.state.state import TableState


class Audience(NamedTuple):
    """Everything about a viewer on which views depend. Viewers with equal audiences share one view.

    `kept` is the seat that the person has left, has resigned from, or may take in a rematch. `asks`: the person started
    the open vote. `watching`: their chat is visible only to spectators; `hears`: they see spectators' chat.
    """

    seat: int | None
    host: bool
    kept: int | None
    asks: bool
    watching: bool
    hears: bool


def audience(state: TableState, person: str | None) -> Audience:
    """Return the audience of a person; None stands for a viewer without a cookie."""
    return Audience(
        seat=state.seats.seat_of(person),
        host=person is not None and person == state.host,
        kept=_kept(state, person),
        asks=state.vote is not None and person == state.vote.person,
        watching=among_watchers(state, person),
        hears=may_read_watchers(state, person),
    )


def _kept(state: TableState, person: str | None) -> int | None:
    if person is None:
        return None
    if state.status == "over":
        return next((seat for seat, owner in state.absences.resigned.items() if owner.person == person), None)
    return state.offer_to(person) if state.status == "open" else state.absences.seat_of(person)
