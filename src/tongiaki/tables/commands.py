"""Commands typed into the chat, as veterans of online tables know them: `/join 2 Ana`, `/bot greedy`, `/start`."""

from __future__ import annotations

from typing import Literal

import msgspec

from tongiaki.rules import COLOURS
from tongiaki.tables.problems import ProblemError
from tongiaki.tables.views import Colour

Word = Literal["join", "leave", "start", "bot", "kick", "name", "colour", "undo", "rematch", "help"]

USAGE: dict[Word, str] = {
    "join": "/join [SEAT] [COLOUR] [NAME]",
    "leave": "/leave",
    "start": "/start",
    "bot": "/bot [LEVEL]",
    "kick": "/kick SEAT",
    "name": "/name NAME",
    "colour": "/colour COLOUR",
    "undo": "/undo",
    "rematch": "/rematch",
    "help": "/help",
}
"""Every command and its form; seats are counted from 1."""

_ALIASES: dict[str, Word] = {"color": "colour", "sit": "join", "?": "help"}
DEFAULT_BOT = "greedy"


class Command(msgspec.Struct):
    """A command that was understood; `seat` is counted from 0."""

    word: Word
    seat: int | None = None
    text: str | None = None
    colour: Colour | None = None


def is_command(text: str) -> bool:
    """Tell whether a line of chat is meant as a command."""
    return text.startswith("/")


def read(text: str) -> Command:
    """Read a command; raises `unknown_command` or `wrong_argument`."""
    name, _, rest = text.removeprefix("/").partition(" ")
    word = _word(name)
    arguments = rest.split()
    if word == "join":
        seat = _seat(word, arguments.pop(0)) if arguments and arguments[0].isdecimal() else None
        colour = _colour(word, arguments.pop(0)) if arguments and arguments[0].lower() in COLOURS else None
        return Command(word, seat=seat, text=" ".join(arguments) or None, colour=colour)
    if word == "bot":
        return Command(word, text=_only(word, arguments or [DEFAULT_BOT]))
    if word == "kick":
        return Command(word, seat=_seat(word, _only(word, arguments)))
    if word == "name":
        if not arguments:
            raise _wrong(word)
        return Command(word, text=" ".join(arguments))
    if word == "colour":
        return Command(word, colour=_colour(word, _only(word, arguments)))
    if arguments and word != "help":
        raise _wrong(word)
    return Command(word)


def _word(name: str) -> Word:
    name = name.lower()
    if name in _ALIASES:
        return _ALIASES[name]
    for word in USAGE:
        if word == name:
            return word
    raise ProblemError("unknown_command", command=name)


def _seat(word: Word, text: str) -> int:
    if not text.isdecimal() or len(text) > 2 or int(text) < 1:
        raise _wrong(word)
    return int(text) - 1


def _colour(word: Word, text: str) -> Colour:
    for colour in COLOURS:
        if colour == text.lower():
            return colour
    raise _wrong(word)


def _only(word: Word, arguments: list[str]) -> str:
    if len(arguments) != 1:
        raise _wrong(word)
    return arguments[0]


def _wrong(word: Word) -> ProblemError:
    return ProblemError("wrong_argument", command=word, usage=USAGE[word])
