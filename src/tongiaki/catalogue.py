"""The message catalogue (Project Fluent): the words for everything that people read, shared with the browser.

Facts and happenings carry ids; here they get their names.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tongiaki.record import RecordError, printable
from tongiaki.record.position_text import PositionTextError
from tongiaki.rules.tiles import ISLAND_NAME, ISLANDS, TILE_NUMBER

ENGLISH: Final = "en"
_LOCALES: Final = files("tongiaki").joinpath("locales")


class _Voice:
    """What this process speaks."""

    language = ENGLISH


def languages() -> list[str]:
    """Every language that there is a catalogue for, by its code."""
    return sorted(file.name.removesuffix(".ftl") for file in _LOCALES.iterdir() if file.name.endswith(".ftl"))


def language_of(environment: Mapping[str, str]) -> str:
    """Tell the language that LC_ALL, LC_MESSAGES or LANG asks for; English where there is no catalogue."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    language = re.split("[_.@-]", asked.lower())[0]
    return language if language in languages() else ENGLISH


def speak(language: str) -> None:
    """Put everything into words of this language from now on."""
    if language not in languages():
        raise LookupError(language)
    _Voice.language = language


@cache
def _sources_in(language: str) -> dict[str, str]:
    """Give each message as the catalogue has it; none refers to another one."""
    source = _LOCALES.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    messages = re.split(r"^(?=[a-z])", source, flags=re.MULTILINE)[1:]
    return {message.partition("=")[0].strip(): message for message in messages}


@cache
def _bundle_in(language: str) -> FluentBundle:
    """Give what holds the messages that were asked for: to parse all of them would take a tenth of a second."""
    return FluentBundle([language], use_isolating=False)


def text(message: str, **variables: str | int) -> str:
    """Put a message into words.

    Raises:
        LookupError: the catalogue has no such message, or it asks for a variable that was not given.
    """
    return text_in(_Voice.language, message, **variables)


def text_in(language: str, message: str, /, **variables: str | int) -> str:
    """Put a message into words of a language, whichever is spoken here; raises as `text` does."""
    bundle = _bundle_in(language)
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(_sources_in(language)[message]))
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(message)
    # What others wrote may go to a terminal, and must not command it.
    shown = {name: printable(value) if isinstance(value, str) else value for name, value in variables.items()}
    words, errors = bundle.format_pattern(pattern, shown)
    if errors:
        raise LookupError(f"{message}: {errors}")
    return str(words)


def tile_name(tile: str) -> str:
    """Name an island; a water tile has no name, and is called by what it is."""
    number = TILE_NUMBER[tile]
    return ISLAND_NAME[number] if number < ISLANDS else text("water-tile")


def colour_name(colour: str) -> str:
    """Name a colour."""
    return text("colour-name", colour=colour)


def fleet_text(fleet: Mapping[str, int]) -> str:
    """Put ships by colour into words: `2 red and 1 blue`."""
    return listed([text("fleet-part", colour=colour, count=count) for colour, count in fleet.items()])


def listed(parts: Sequence[str]) -> str:
    """Join parts to an enumeration: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    most = reduce(lambda so_far, part: text("list-more", most=so_far, next=part), parts[:-1])
    return text("list-and", most=most, last=parts[-1])


def refusal_text(code: str, facts: Mapping[str, str | int]) -> str:
    """Say why a move is refused; the facts are those of a Refusal. A beach is named by its island alone."""
    if "beach" in facts:
        facts = {"island": str(facts["beach"]).split(".")[0], **facts}
    named = {name: _NAMES[name](str(value)) if name in _NAMES else value for name, value in facts.items()}
    return text(f"refused-{code}", **named)


def record_error_text(error: RecordError) -> str:
    """Say where and why a text is no record."""
    refusal = error.refusal
    facts = dict(error.facts)
    if refusal is not None:
        facts |= {"reason": refusal_text(refusal.code, refusal.facts), "clause": refusal.clause}
    problem = text(f"record-error-{error.code}", **facts)
    if "number" in facts:
        return text("record-error-at-move", line=error.line, number=facts["number"], problem=problem)
    return text("record-error-at", line=error.line, column=error.column, problem=problem)


def position_error_text(error: PositionTextError) -> str:
    """Say where and why a text is no position."""
    problem = text(f"position-error-{error.code}", **error.facts)
    if error.column is None:
        return problem
    return text("position-error-at", column=error.column, problem=problem)


_NAMES: Final = {
    "island": tile_name,
    "tile": tile_name,
    "colour": colour_name,
}
"""How the ids in a refusal's facts are named."""
