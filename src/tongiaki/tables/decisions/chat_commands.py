"""Parser for commands typed into the chat, such as `/join 2 Ana`, `/bot greedy`, `/start`."""

from __future__ import annotations

from typing import Literal

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.record.colours import Colour
from tongiaki.rules import COLOURS
from tongiaki.tables.structs.options import OPTIONS

Word = Literal[
    "join",
    "leave",
    "watch",
    "start",
    "startnosave",
    "option",
    "bot",
    "kick",
    "ban",
    "quiet",
    "name",
    "colour",
    "accept",
    "refuse",
    "agree",
    "undo",
    "standin",
    "back",
    "pause",
    "resume",
    "resign",
    "rematch",
    "info",
    "who",
    "tell",
    "mute",
    "lang",
    "help",
]

USAGE: dict[Word, str] = {
    "join": "/join [SEAT] [COLOUR] [NAME]",
    "leave": "/leave",
    "watch": "/watch",
    "start": "/start",
    "startnosave": "/startnosave",
    "option": "/option [OPTION] [VALUE]",
    "bot": "/bot [LEVEL]",
    "kick": "/kick SEAT|NAME",
    "ban": "/ban NAME",
    "quiet": "/quiet",
    "name": "/name NAME",
    "colour": "/colour COLOUR",
    "accept": "/accept",
    "refuse": "/refuse",
    "agree": "/agree [on|off]",
    "undo": "/undo",
    "standin": "/standin SEAT|NAME",
    "back": "/back",
    "pause": "/pause",
    "resume": "/resume",
    "resign": "/resign",
    "rematch": "/rematch",
    "info": "/info",
    "who": "/who",
    "tell": "/tell NAME TEXT",
    "mute": "/mute NAME",
    "lang": "/lang CODE",
    "help": "/help",
}
"""Usage of each command; seats are counted from 1."""

OPTION_USAGE = {option.word: option.usage for option in OPTIONS}
"""Usage of each option."""

_ALIASES: dict[str, Word] = {
    "color": "colour",
    "sit": "join",
    "spielinfo": "info",
    "whisper": "tell",
    "?": "help",
}
_USUAL: dict[Word, str] = {"bot": "greedy", "agree": "on"}
"""Default arguments."""


class Command(msgspec.Struct):
    """A parsed command; `seat` is counted from 0. `to` is the name of the person to whom it applies."""

    word: Word
    seat: int | None = None
    text: str | None = None
    colour: Colour | None = None
    option: str | None = None
    to: str | None = None


def is_command(text: str) -> bool:
    """Return whether a line of chat is a command."""
    return text.startswith("/")


def parse(text: str) -> Command:
    """Parse a command; raises `unknown_command` or `wrong_argument`."""
    name, _, rest = text.removeprefix("/").partition(" ")
    word = _word(name)
    arguments = rest.split()
    match word:
        case "join":
            seat = _seat(word, arguments.pop(0)) if arguments and arguments[0].isdecimal() else None
            colour = _colour(word, arguments.pop(0)) if arguments and arguments[0].lower() in COLOURS else None
            return Command(word, seat=seat, text=" ".join(arguments) or None, colour=colour)
        case "option":
            return _option(arguments)
        case "bot" | "agree":
            return Command(word, text=_only(word, arguments or [_USUAL[word]]))
        case "kick" | "standin" if len(arguments) == 1 and arguments[0].isdecimal():
            return Command(word, seat=_seat(word, arguments[0]))
        case "kick" | "standin" | "mute" | "ban":
            return Command(word, to=_line(word, arguments))
        case "tell":
            if len(arguments) < 2:
                raise wrong_usage(word)
            return Command(word, text=" ".join(arguments))
        case "name":
            return Command(word, text=_line(word, arguments))
        case "lang":
            return Command(word, text=_only(word, arguments))
        case "colour":
            return Command(word, colour=_colour(word, _only(word, arguments)))
    if arguments and word != "help":
        raise wrong_usage(word)
    return Command(word)


def wrong_usage(word: Word) -> ProblemError:
    """Return a problem whose message shows the command's usage."""
    return ProblemError("wrong_argument", command=word, usage=USAGE[word])


def wrong_option(option: str) -> ProblemError:
    """Return a problem whose message shows the option's usage."""
    return ProblemError("wrong_argument", command="option", usage=OPTION_USAGE[option])


def _option(arguments: list[str]) -> Command:
    if not arguments or arguments == ["help"]:
        return Command("option")
    word = arguments[0].lower()
    if word in OPTION_USAGE:
        return Command("option", option=word, text=" ".join(arguments[1:]).lower() or None)
    raise wrong_usage("option")


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
        raise wrong_usage(word)
    return int(text) - 1


def _colour(word: Word, text: str) -> Colour:
    for colour in COLOURS:
        if colour == text.lower():
            return colour
    raise wrong_usage(word)


def _line(word: Word, arguments: list[str]) -> str:
    if not arguments:
        raise wrong_usage(word)
    return " ".join(arguments)


def _only(word: Word, arguments: list[str]) -> str:
    if len(arguments) != 1:
        raise wrong_usage(word)
    return arguments[0]
