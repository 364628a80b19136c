"""Games that end before their end, as players resign or it grows too long: who comes where, how a record tells it."""

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
"""Why a game is over that would go on by the rules."""


def resign(state: TableState, person: str | None) -> list[e.Entry]:
    """Give the game up: a bot plays the seat to the end, unless nobody is left to play against, or no person."""
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
    """End a game of at least `most` moves as it stands."""
    if state.game is None or state.ended is not None or len(state.game.moves) < most:
        return []
    return [e.Ended("too_long", standings(state.game.position, list(state.absences.resigned)))]


def standings(position: Position, resigned: Sequence[int] = ()) -> list[StandingView]:
    """Tell how everybody stands; who `resigned` comes after all others, and the first of these last."""
    every = msgspec.convert(position.standings(), list[StandingView], from_attributes=True)
    playing = [one for one in every if one.seat not in resigned]
    return [
        replace(one, rank=len(every) - list(resigned).index(one.seat), resigned=True)
        if one.seat in resigned
        else replace(one, rank=1 + sum(other.rank < one.rank for other in playing))
        for one in every
    ]


def record_tags(state: TableState) -> dict[str, str]:
    """Say in a record's tags who resigned, after how many moves, and whether the game ended before its end."""
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
    """Tell the seats of those who resigned, the first of them first, as a record's tags say it."""
    told = (word.split(" ")[0] for word in record.tags.get("Resigned", "").split(", "))
    return [record.terms.colours.index(colour) for colour in dict.fromkeys(told) if colour in record.terms.colours]


def early_end_reason(record: Record) -> EndReason | None:
    """Tell why a game is over that would go on by the rules, as its record's tags say it."""
    return next((reason for reason in EARLY_END_REASONS if record.tags.get("Ended") == reason), None)
