"""What is said at a table."""

from __future__ import annotations

import unicodedata

from tongiaki.tables import entries as e
from tongiaki.tables.problems import ProblemError
from tongiaki.tables.seating import known
from tongiaki.tables.state import TableState


def say(state: TableState, person: str | None, name: str | None, text: str) -> list[e.Entry]:
    """Say something: at the table under the seat's name, looking on under the person's own."""
    person = known(person)
    seat = state.seats.of(person)
    sitter = None if seat is None else state.seats.places[seat]
    shown = name if sitter is None else sitter.name
    if shown is None:
        raise ProblemError("no_name")
    return [e.Said(seat, shown, clean(text))]


def clean(text: str) -> str:
    """Make a name or a line of chat one visible line; raises `malformed` if nothing is left of it."""
    visible = "".join(" " if char.isspace() else char for char in text if _harmless(char))
    line = " ".join(visible.split())
    if not line:
        raise ProblemError("malformed", field="text")
    return line


def _harmless(char: str) -> bool:
    # Control characters, and those that turn the direction of the text around them.
    return char.isspace() or (unicodedata.category(char) not in {"Cc", "Cs", "Cn"} and char not in _TURNING)


_TURNING = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
