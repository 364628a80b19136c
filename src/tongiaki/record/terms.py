"""The terms of a game as text: the tags of a record, a field of a position's line, the words of the engine's `new`.

What the rules leave to choose goes by its name in the rules, each choice as a number.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from tongiaki.record.words import Word
from tongiaki.rules import CHOICES, COLOURS, Terms

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
TERMS_TAGS: Final = ("Players", *(name.capitalize() for name in CHOICES))


def tags_of(terms: Terms) -> list[tuple[str, str]]:
    """The tags that say what the terms are."""
    chosen = [(name.capitalize(), str(getattr(terms, name))) for name in CHOICES]
    return [("Players", " ".join(terms.colours)), *chosen]


def terms_of(tags: Mapping[str, Word], *, lenient: bool) -> Terms:
    """The terms that the tags say.

    Raises:
        RecordError: a tag has a value that it can't have.
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
    """What was chosen, as a position's line has it behind the quiet turns."""
    return "/".join(str(getattr(terms, name)) for name in CHOICES)


def words_of(terms: Terms) -> str:
    """The terms as words of the engine's protocol: the number of players and every choice, without the colours."""
    return " ".join([str(terms.players), *(f"{name} {getattr(terms, name)}" for name in CHOICES)])


def colour_named(word: str) -> str | None:
    """The colour that a word in small letters names, perhaps by its first letter alone."""
    return next((colour for colour in COLOURS if word in (colour, colour[0])), None)


def _colours(players: Word, *, lenient: bool) -> tuple[str, ...]:
    given: Sequence[str] = players.text.split(" ")
    if lenient:
        given = re.split(r"[\s,;]+", players.text.strip().lower())
    colours = tuple((lenient and colour_named(word)) or word for word in given)
    if not 2 <= len(colours) == len(set(colours)) or not set(colours) <= set(COLOURS):
        raise players.error("tag-value", tag="Players")
    return colours
