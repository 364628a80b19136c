"""What a picture of a table may depend on of whoever looks at it."""

from __future__ import annotations

from dataclasses import dataclass

from tongiaki.tables.decisions.chat import among_watchers, may_read_watchers
from tongiaki.tables.state.state import TableState


@dataclass(frozen=True, slots=True)
class Audience:
    """All that pictures know of who looks at them, so that what is made for one of equal audiences suits them all.

    `kept` is the seat that a person has left or given up, or that is kept for the person's rematch. `asks`: the open
    question is the person's. `watching`: what is said is for watchers alone; `hears`: so is what is heard.
    """

    seat: int | None
    host: bool
    kept: int | None
    asks: bool
    watching: bool
    hears: bool


def audience(state: TableState, person: str | None) -> Audience:
    """Tell which audience a person belongs to, null for a viewer without the cookie."""
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
        return next((seat for seat, one in state.absences.resigned.items() if one.person == person), None)
    return state.offer_to(person) if state.status == "open" else state.absences.seat_of(person)
