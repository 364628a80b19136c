"""The message catalogue (Project Fluent): all texts that users read, shared with the browser.

Facts and events contain ids. The functions of this module replace them with names.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tongiaki.record import RecordError, printable
from tongiaki.record.position_text import PositionTextError
from tongiaki.rules.tiles import ISLAND_NAME, ISLANDS, TILE_NUMBER

ENGLISH: Final = "en"
_LOCALES: Final = files("tongiaki").joinpath("locales")
_NUMBER: Final = "bare-number"
"""Message of each bundle that consists of a number alone."""


class _Settings:
    """The catalogue settings of this process."""

    language = ENGLISH


def languages() -> list[str]:
    """Return the codes of all languages with a catalogue."""
    return sorted(file.name.removesuffix(".ftl") for file in _LOCALES.iterdir() if file.name.endswith(".ftl"))


def requested_language(environment: Mapping[str, str]) -> str:
    """Return the language set by LC_ALL, LC_MESSAGES or LANG, or English if there is no catalogue for that language."""
    requested = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    language = re.split("[_.@-]", requested.lower())[0]
    return language if language in languages() else ENGLISH


def set_language(language: str) -> None:
    """Set the language for all texts of this process. Raises LookupError if the language has no catalogue."""
    if language not in languages():
        raise LookupError(language)
    _Settings.language = language


@cache
def _sources_in(language: str) -> dict[str, str]:
    """Return the Fluent source of each message by its key. Messages do not refer to other messages."""
    source = _LOCALES.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    messages = re.split(r"^(?=[a-z])", source, flags=re.MULTILINE)[1:]
    return {message.partition("=")[0].strip(): message for message in messages}


@cache
def _bundle_in(language: str) -> FluentBundle:
    """Return a bundle for numbers. Each message is added on first use, because parsing all of them takes 0.1 s."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(f"{_NUMBER} = {{ $number }}"))
    return bundle


def text(message: str, **variables: str | int) -> str:
    """Return the text of a message in the language of this process.

    Raises:
        LookupError: the catalogue has no such message, or a variable is missing.
    """
    return text_in(_Settings.language, message, **variables)


def text_in(language: str, message: str, /, **variables: str | int) -> str:
    """Return the text of a message in a given language. Raises the same errors as `text`."""
    bundle = _bundle_in(language)
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(_sources_in(language)[message]))
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(message)
    # Variables can contain user input, and control characters from it must not reach a terminal.
    shown = {name: printable(value) if isinstance(value, str) else value for name, value in variables.items()}
    formatted, errors = bundle.format_pattern(pattern, shown)
    if errors:
        raise LookupError(f"{message}: {errors}")
    return str(formatted)


def number_text(number: float, decimals: int = 0) -> str:
    """Return a number in the format of the language, with a fixed number of decimals, such as `12,5` in German."""
    return _formatted_number(number, "decimal", decimals)


def percent_text(share: float, decimals: int = 0) -> str:
    """Return a share from 0 to 1 as a percentage in the format of the language, such as `55%`."""
    return _formatted_number(share, "percent", decimals)


def _formatted_number(number: float, style: str, decimals: int) -> str:
    bundle = _bundle_in(_Settings.language)
    value = fluent_number(number, style=style, minimumFractionDigits=decimals, maximumFractionDigits=decimals)
    pattern = bundle.get_message(_NUMBER).value
    if pattern is None:
        raise LookupError(_NUMBER)
    return str(bundle.format_pattern(pattern, {"number": value})[0])


def tile_name(tile: str) -> str:
    """Return the name of an island, or the general name for water tiles."""
    number = TILE_NUMBER[tile]
    return ISLAND_NAME[number] if number < ISLANDS else text("water-tile")


def colour_name(colour: str) -> str:
    """Return the name of a colour."""
    return text("colour-name", colour=colour)


def fleet_text(fleet: Mapping[str, int]) -> str:
    """Return the number of ships of each colour as text, such as `2 red and 1 blue`."""
    return join_in_words([text("fleet-part", colour=colour, count=count) for colour, count in fleet.items()])


def join_in_words(parts: Sequence[str]) -> str:
    """Join texts into a list such as `a, b and c`."""
    return join_in_words_of(_Settings.language, parts)


def join_in_words_of(language: str, parts: Sequence[str]) -> str:
    """Join texts into a list in a given language."""
    if len(parts) < 2:
        return "".join(parts)
    joined_text = reduce(lambda joined, part: text_in(language, "list-more", most=joined, next=part), parts[:-1])
    return text_in(language, "list-and", most=joined_text, last=parts[-1])


def refusal_text(code: str, facts: Mapping[str, str | int]) -> str:
    """Return the explanation of a Refusal, given its code and facts. A beach is named after its island."""
    if "beach" in facts:
        facts = {"island": str(facts["beach"]).split(".")[0], **facts}
    named = {
        name: _NAME_FUNCTIONS[name](str(value)) if name in _NAME_FUNCTIONS else value for name, value in facts.items()
    }
    return text(f"refused-{code}", **named)


def record_error_text(error: RecordError) -> str:
    """Return the explanation of a RecordError, with the line and column of the error."""
    refusal = error.refusal
    facts = dict(error.facts)
    if refusal is not None:
        facts |= {"reason": refusal_text(refusal.code, refusal.facts), "clause": refusal.clause}
    problem = text(f"record-error-{error.code}", **facts)
    if "number" in facts:
        return text("record-error-at-move", line=error.line, number=facts["number"], problem=problem)
    return text("record-error-at", line=error.line, column=error.column, problem=problem)


def position_error_text(error: PositionTextError) -> str:
    """Return the explanation of a PositionTextError, with the column of the error."""
    problem = text(f"position-error-{error.code}", **error.facts)
    if error.column is None:
        return problem
    return text("position-error-at", column=error.column, problem=problem)


_NAME_FUNCTIONS: Final = {
    "island": tile_name,
    "tile": tile_name,
    "colour": colour_name,
}
"""Functions that convert a fact of a refusal to a name, by the key of the fact."""
