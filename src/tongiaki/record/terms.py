"""The terms of a game as text: in the tags of a record, in a position text, and in the engine's command `new`.

Each rule option has its name from the rules and a number as its value.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from tongiaki.record.words import Word
from tongiaki.rules import CHOICES, COLOURS, Terms

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
TERMS_TAGS: Final = ("Players", *(name.capitalize() for name in CHOICES))


def tags_of(terms: Terms) -> list[tuple[str, str]]:
    """Return the tags that describe the terms."""
    chosen = [(name.capitalize(), str(getattr(terms, name))) for name in CHOICES]
    return [("Players", " ".join(terms.colours)), *chosen]


def terms_of(tags: Mapping[str, Word], *, lenient: bool) -> Terms:
    """Return the terms from the tags of a record.

    Raises:
        RecordError: a tag has an invalid value.
    """
    colours = _colours(tags["Players"], lenient=lenient)
    chosen: dict[str, int] = {}
    for name in CHOICES:
        tag = tags[name.capitalize()]
        if not NUMBER.fullmatch(tag.text):
            raise tag.error("tag-value", tag=name.capitalize())
        chosen[name] = int(tag.text)
    return Terms(len(colours), colours=colours).with_choices(chosen)


def numbers_of(terms: Terms) -> str:
    """Return the values of the rule options, as written after the quiet turns in a position text."""
    return "/".join(str(getattr(terms, name)) for name in CHOICES)


def words_of(terms: Terms) -> str:
    """Return the terms, without colours, as words of the engine's protocol: number of players and rule options."""
    return " ".join([str(terms.players), *(f"{name} {getattr(terms, name)}" for name in CHOICES)])


def colour_named(word: str) -> str | None:
    """Return the colour with this name or first letter, in lower case, or None if there is no such colour."""
    return next((colour for colour in COLOURS if word in (colour, colour[0])), None)


def _colours(players: Word, *, lenient: bool) -> tuple[str, ...]:
    given: Sequence[str] = players.text.split(" ")
    if lenient:
        given = re.split(r"[\s,;]+", players.text.strip().lower())
    colours = tuple((lenient and colour_named(word)) or word for word in given)
    if not 2 <= len(colours) == len(set(colours)) or not set(colours) <= set(COLOURS):
        raise players.error("tag-value", tag="Players")
    return colours
