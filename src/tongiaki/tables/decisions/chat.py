"""What is said at a table, and who may read it: while a game runs, watchers are among themselves."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.record.characters import line
from tongiaki.tables.decisions.moderation import require_may_speak
from tongiaki.tables.decisions.seating import require_person
from tongiaki.tables.state.state import CHAT_KEPT, TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import ChatLine


def say(state: TableState, person: str | None, name: str | None, text: str, *, program: bool = False) -> list[e.Entry]:
    """Say something: at the table under the seat's name, looking on under the person's own.

    What is said while the game runs by those who never had a seat in it is for watchers alone until the end.
    """
    require_may_speak(state, person)
    person = require_person(person)
    seat = state.seats.seat_of(person)
    sitter = None if seat is None else state.seats.places[seat]
    shown = name if sitter is None else sitter.name
    if shown is None:
        raise ProblemError("no_name")
    speaker = person if seat is None else None
    return [e.Said(seat, shown, single_line(text), among_watchers(state, person), speaker, program)]


def among_watchers(state: TableState, person: str | None) -> bool:
    """Tell whether what this person says is for watchers alone."""
    return state.status == "running" and not is_player(state, person)


def may_read_watchers(state: TableState, person: str | None) -> bool:
    """Tell whether what watchers say among themselves is for this person: no player hears it before the end."""
    return state.status != "running" or not is_player(state, person)


def chat_lines(state: TableState, *, hears: bool) -> list[ChatLine]:
    """List the last lines, in order, for those who hear what watchers say among themselves, or for the others."""
    heard = state.gallery if hears else ()
    return sorted([*state.chat, *heard], key=lambda one: one.number)[-CHAT_KEPT:]


def is_player(state: TableState, person: str | None) -> bool:
    """Tell whether the person is one of the game's players, or was: who left a seat may come back to it."""
    return state.seats.seat_of(person) is not None or person in state.played


def single_line(text: str) -> str:
    """Make a name or a line of chat one visible line; raises `malformed` if nothing is left of it."""
    cleaned = line(text)
    if not cleaned:
        raise ProblemError("malformed", field="text")
    return cleaned
