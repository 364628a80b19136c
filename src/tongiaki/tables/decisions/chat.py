"""Chat at a table and its visibility: during a game, spectators' chat is hidden from players."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.record.characters import line
from tongiaki.tables.decisions.moderation import require_may_speak
from tongiaki.tables.decisions.seating import require_person
from tongiaki.tables.state.state import CHAT_KEPT, TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import ChatLine


def say(state: TableState, person: str | None, name: str | None, text: str, *, program: bool = False) -> list[e.Entry]:
    """Write a chat line: a seated person under the seat's name, a spectator under their own.

    During the game, lines of persons who have never had a seat in it are visible only to spectators.
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
    """Return whether this person's chat lines are visible only to spectators."""
    return state.status == "running" and not is_player(state, person)


def may_read_watchers(state: TableState, person: str | None) -> bool:
    """Return whether this person may read the spectators' chat; players may not before the game is over."""
    return state.status != "running" or not is_player(state, person)


def chat_lines(state: TableState, *, hears: bool) -> list[ChatLine]:
    """List the latest chat lines in order; include the spectators' chat if `hears`."""
    heard = state.gallery if hears else ()
    return sorted([*state.chat, *heard], key=lambda one: one.number)[-CHAT_KEPT:]


def is_player(state: TableState, person: str | None) -> bool:
    """Return whether the person is or was a player of the game.

    A player who has left counts, because they may return.
    """
    return state.seats.seat_of(person) is not None or person in state.played


def single_line(text: str) -> str:
    """Reduce a text to one line of visible characters; raises `malformed` if nothing remains."""
    cleaned = line(text)
    if not cleaned:
        raise ProblemError("malformed", field="text")
    return cleaned
