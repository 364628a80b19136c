"""Games that end early, by resignation or after a maximum number of moves: standings, and tags in records."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from tongiaki.common.problems import ProblemError
from tongiaki.record import Record
from tongiaki.rules import Position
from tongiaki.tables.decisions.seating import own_seat
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import EndReason, StandingView

EARLY_END_REASONS: Collection[EndReason] = ("resigned", "too_long")
"""Reasons why a game ends before it is over by the rules."""


def resign(state: TableState, person: str | None) -> list[e.Entry]:
    """Resign: a bot plays for the seat until the end. The game ends at once if no opponent or no person is left."""
    if state.game is None or state.ended is not None:
        raise ProblemError("not_running")
    seat = own_seat(state, person)
    gone = [*state.absences.resigned, seat]
    left = [owner for one in range(len(state.seats.places)) if one not in gone and (owner := state.owner(one))]
    entries: list[e.Entry] = [e.Resigned(seat, state.options.stand_in)]
    if len(left) < 2 or all(owner.bot is not None for owner in left):
        entries.append(e.Ended("resigned", standings(state.game.position, gone)))
    return entries


def end_if_too_long(state: TableState, most: int) -> list[e.Entry]:
    """End the game at its current position if it has at least `most` moves."""
    if state.game is None or state.ended is not None or len(state.game.moves) < most:
        return []
    return [e.Ended("too_long", standings(state.game.position, list(state.absences.resigned)))]


def standings(position: Position, resigned: Sequence[int] = ()) -> list[StandingView]:
    """Return the standings. Seats that `resigned` rank after all others; the first to resign ranks last."""
    every = msgspec.convert(position.standings(), list[StandingView], from_attributes=True)
    playing = [one for one in every if one.seat not in resigned]
    return [
        replace(one, rank=len(every) - list(resigned).index(one.seat), resigned=True)
        if one.seat in resigned
        else replace(one, rank=1 + sum(other.rank < one.rank for other in playing))
        for one in every
    ]


def record_tags(state: TableState) -> dict[str, str]:
    """Return the record tags for resignations, with the move counts at which they occurred, and for an early end."""
    moves = [line.number for line in state.history]
    gone = [
        f"{event.colour} {sum(number < event.number for number in moves)}"
        for event in state.events
        if event.kind == "resigned"
    ]
    tags = {"Resigned": ", ".join(gone)} if gone else {}
    ended = state.ended is not None and state.ended.reason in EARLY_END_REASONS
    return tags | ({"Ended": state.ended.reason} if ended and state.ended is not None else {})


def resigned_in(record: Record) -> list[int]:
    """Return the seats that resigned, in order, as given by a record's tags."""
    return list(resignations_in(record))


def resignations_in(record: Record) -> dict[int, int]:
    """Return the number of moves before each resignation, by seat in order, as given by a record's tags."""
    told: dict[int, int] = {}
    for entry in record.tags.get("Resigned", "").split(", "):
        colour, _, moves = entry.partition(" ")
        if colour in record.terms.colours:
            told.setdefault(record.terms.colours.index(colour), int(moves) if moves.isdecimal() else 0)
    return told


def early_end_reason(record: Record) -> EndReason | None:
    """Return the reason for an early end, as given by a record's tags."""
    return next((reason for reason in EARLY_END_REASONS if record.tags.get("Ended") == reason), None)
