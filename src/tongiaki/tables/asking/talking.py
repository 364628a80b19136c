"""What is said at a table, and who may read it: while a game runs, watchers are among themselves."""

from __future__ import annotations

import unicodedata

from tongiaki.common.problems import ProblemError
from tongiaki.tables.asking.order import require_voice
from tongiaki.tables.asking.seating import known
from tongiaki.tables.state.state import CHAT_KEPT, TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import ChatLine


def say(state: TableState, person: str | None, name: str | None, text: str, *, program: bool = False) -> list[e.Entry]:
    """Say something: at the table under the seat's name, looking on under the person's own.

    What is said while the game runs by those who never had a seat in it is for watchers alone until the end.
    """
    require_voice(state, person)
    person = known(person)
    seat = state.seats.of(person)
    sitter = None if seat is None else state.seats.places[seat]
    shown = name if sitter is None else sitter.name
    if shown is None:
        raise ProblemError("no_name")
    speaker = person if seat is None else None
    return [e.Said(seat, shown, clean(text), among_watchers(state, person), speaker, program)]


def among_watchers(state: TableState, person: str | None) -> bool:
    """Tell whether what this person says is for watchers alone."""
    return state.status == "running" and not plays(state, person)


def hears_watchers(state: TableState, person: str | None) -> bool:
    """Tell whether what watchers say among themselves is for this person: no player hears it before the end."""
    return state.status != "running" or not plays(state, person)


def lines(state: TableState, *, hears: bool) -> list[ChatLine]:
    """List the last lines, in order, for those who hear what watchers say among themselves, or for the others."""
    heard = state.gallery if hears else ()
    return sorted([*state.chat, *heard], key=lambda line: line.number)[-CHAT_KEPT:]


def plays(state: TableState, person: str | None) -> bool:
    """Tell whether the person is one of the game's players, or was: who left a seat may come back to it."""
    return state.seats.of(person) is not None or person in state.played


def clean(text: str) -> str:
    """Make a name or a line of chat one visible line; raises `malformed` if nothing is left of it."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in _MARKS else 0
        if char.isspace():
            kept.append(" ")
        elif _harmless(char) and marks <= MARKS:
            kept.append(char)
    line = " ".join("".join(kept).split())
    if not any(map(_visible, line)):
        raise ProblemError("malformed", field="text")
    return line


def _harmless(char: str) -> bool:
    # Neither control characters nor those that hide, or turn the direction of the text around them.
    return char in _JOINERS or (unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Cn"} and char not in _BLANK)


def _visible(char: str) -> bool:
    return not char.isspace() and char not in _JOINERS and unicodedata.category(char) not in _MARKS


MARKS = 4
"""Marks that one letter may carry; with more it would grow over its neighbours."""
_MARKS = frozenset({"Mn", "Me", "Mc"})
_JOINERS = frozenset("\u200c\u200d")
"""Joiners between letters: Persian and Hindi are written with them, and emoji."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that look like nothing."""
