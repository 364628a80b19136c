"""The tags at the head of a record."""

import re
from dataclasses import dataclass
from typing import Final

from tongiaki.record.characters import is_printable, printable
from tongiaki.record.model import Record
from tongiaki.record.terms import TERMS_TAGS, terms_of
from tongiaki.record.versions import ENGINES, is_newer
from tongiaki.record.words import RecordError, Word, Words
from tongiaki.rules import CHOICES, COLOURS, RULES_VERSION
from tongiaki.rules.tiles import TILE_ID, TONGA

OWN_TAGS: Final = ("Rules", *TERMS_TAGS, "Result", "Commitment", "Salt", "Pile")
COLOUR_TAGS: Final = tuple(colour.capitalize() for colour in COLOURS)
TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_TAG: Final = re.compile(rf'\[({TAG_NAME.pattern}) "((?:[^"\\]|\\["\\])*)"\][ \t]*')
_LENIENT_TAG: Final = re.compile(rf'\s*\[\s*({TAG_NAME.pattern})\s*[:=]?\s*"((?:[^"\\]|\\["\\])*)"\s*\]\s*')
_ESCAPED: Final = re.compile(r'\\(["\\])')


@dataclass(frozen=True, slots=True)
class Header:
    """The parsed tags of a game."""

    record: Record
    """The record, still without moves."""
    result: Word | None
    """The value of the tag `Result`."""


def read_header(words: Words, *, lenient: bool) -> Header:
    """Read the tags of a game.

    Raises:
        RecordError: a tag is malformed, missing, or has an invalid value.
    """
    first = words.ahead
    tags = _tags(words, lenient=lenient)
    if lenient:
        _add_defaults(tags, first)
    for name in ("Rules", *TERMS_TAGS):
        if name not in tags:
            raise first.error("tag-missing", tag=name)
    _check_version(tags["Rules"])
    terms = terms_of(tags, lenient=lenient)
    named = [colour.capitalize() for colour in terms.colours]
    values = {name: word.text for name, word in tags.items()}
    record = Record(
        terms,
        (),
        tuple(values.get(name, "") for name in named) if set(named) & set(values) else (),
        values["Rules"],
        values.get("Commitment"),
        values.get("Salt"),
        _pile(tags.get("Pile")),
        {name: value for name, value in values.items() if name not in (*OWN_TAGS, *named)},
    )
    return Header(record, tags.get("Result"))


def _tags(words: Words, *, lenient: bool) -> dict[str, Word]:
    """Return the values of the tags by name."""
    tags: dict[str, Word] = {}
    known = {name.lower(): name for name in (*OWN_TAGS, *COLOUR_TAGS)}
    while words.ahead.kind == "tag":
        tag = words.consume()
        match = (_LENIENT_TAG if lenient else _TAG).fullmatch(tag.text)
        if match is None:
            raise tag.error("tag-form")
        if not is_printable(tag.text):
            raise tag.error("control")
        name = known.get(match[1].lower(), match[1]) if lenient else match[1]
        if name in tags:
            raise RecordError(tag.line, match.start(1) + 1, "tag-twice", {"tag": name})
        tags[name] = Word("word", printable(_ESCAPED.sub(r"\1", match[2])), tag.line, match.start(2) + 1)
    return tags


def _add_defaults(tags: dict[str, Word], first: Word) -> None:
    """Add default values for missing tags; used only for lenient reading."""
    tags.setdefault("Rules", Word("word", RULES_VERSION, first.line, first.column))
    for name, number in CHOICES.items():
        tags.setdefault(name.capitalize(), Word("word", str(number), first.line, first.column))
    named = [name for name in tags if name in COLOUR_TAGS]
    if named:
        tags.setdefault("Players", Word("word", " ".join(named), first.line, first.column))


def _check_version(rules: Word) -> None:
    if rules.text not in ENGINES:
        code = "newer-rules" if is_newer(rules.text) else "unknown-rules"
        raise rules.error(code, rules=rules.text, known=RULES_VERSION)


def _pile(word: Word | None) -> tuple[str, ...] | None:
    if word is None:
        return None
    pile = tuple(word.text.split(" "))
    if sorted(pile) != sorted(name for tile, name in enumerate(TILE_ID) if tile != TONGA):
        raise word.error("tag-value", tag="Pile")
    return pile
