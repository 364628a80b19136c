"""The kinds of text in requests. The type of each text field of a request determines its kind.

- A free text is cleaned when the request is read. `single_line_text` makes it one line, and `multiline_text` keeps
  its line breaks.
- A code (an id, a key, a move) contains printable ASCII alone: its type has a pattern.
- A secret (a password) is hashed, and is neither stored nor shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, inspect

from tongiaki.record import characters

DECOMPOSED = 4
"""Maximum length of a text before NFC normalisation, as a multiple of its maximum length afterwards."""
PRINTED = r"^[ -~]+(?!\n)$"
"""Printable ASCII; the part in brackets excludes a line feed at the end."""
SECRET = "secret"  # noqa: S105 - the name of a kind of text


@dataclass(frozen=True, slots=True)
class FreeText:
    """A free text: how it is cleaned, and its maximum length afterwards."""

    clean: Callable[[str], str]
    longest: int


def single_line_text(longest: int, least: int = 1) -> Meta:
    """Return the constraints of a free text of one line."""
    return Meta(min_length=least, max_length=DECOMPOSED * longest, extra={"text": FreeText(characters.line, longest)})


def multiline_text(longest: int) -> Meta:
    """Return the constraints of a free text that keeps its line breaks."""
    return Meta(min_length=1, max_length=longest, extra={"text": FreeText(characters.paragraphs, longest)})


def ascii_code(longest: int) -> Meta:
    """Return the constraints of a text of printable ASCII."""
    return Meta(min_length=1, max_length=longest, pattern=PRINTED)


def secret_text(least: int, longest: int) -> Meta:
    """Return the constraints of a secret, which is hashed."""
    return Meta(min_length=least, max_length=DECOMPOSED * longest, extra={"text": SECRET})


NAME_LENGTH = 24
Name = Annotated[str, single_line_text(NAME_LENGTH)]
Text = Annotated[str, single_line_text(500)]
MoveText = Annotated[str, ascii_code(80)]
Once = Annotated[str, ascii_code(40)]
Key = Annotated[str, ascii_code(64)]
Id = Annotated[str, ascii_code(64)]
RECORD_LENGTH = 60_000
RecordText = Annotated[str, multiline_text(RECORD_LENGTH)]


class CleanedTexts(msgspec.Struct):
    """Base of requests: it cleans their free texts."""

    def __post_init__(self) -> None:
        """Clean the free texts. Raises ValueError, which msgspec converts to a ValidationError."""
        for field, free in _free_fields(type(self)):
            text = getattr(self, field)
            if not text:
                continue
            cleaned = free.clean(text)
            if not 1 <= len(cleaned) <= free.longest:
                raise ValueError(f"Expected 1 to {free.longest} visible characters - at `$.{field}`")
            setattr(self, field, cleaned)


@cache
def _free_fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, FreeText], ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)  # noqa: S101 - `kind` is a struct
    fields = ((field.name, free_text(field.type)) for field in info.fields)
    return tuple((name, free) for name, free in fields if free is not None)


def free_text(info: inspect.Type) -> FreeText | None:
    """Return the cleaning rules of a free text's type; None for any other type."""
    if isinstance(info, inspect.UnionType):
        return next((rules for member in info.types if (rules := free_text(member)) is not None), None)
    extra: dict[str, Any] = (info.extra or {}) if isinstance(info, inspect.Metadata) else {}
    kind = extra.get("text")
    return kind if isinstance(kind, FreeText) else None
