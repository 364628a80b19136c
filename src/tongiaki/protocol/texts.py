"""The kinds of text in requests. The type of a text field determines its kind.

- A free text is cleaned when the request is read. `single_line_text` reduces it to one line, and `multiline_text` keeps
  its line breaks.
- A code (an id, a key, a move) contains only printable ASCII, which the pattern of its type ensures.
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

DECOMPOSITION_FACTOR = 4
"""Maximum length of a text before NFC normalisation, as a multiple of its maximum length afterwards."""
PRINTABLE_ASCII = r"^[ -~]+(?!\n)$"
"""Pattern for printable ASCII. The part in parentheses excludes a line feed at the end."""
SECRET = "secret"  # noqa: S105 - the name of a kind of text


@dataclass(frozen=True, slots=True)
class FreeText:
    """The rules for a free text: the function that cleans it, and the maximum length of the result."""

    clean: Callable[[str], str]
    max_length: int


def single_line_text(max_length: int, min_length: int = 1) -> Meta:
    """Return the constraints for a free text of one line."""
    return Meta(
        min_length=min_length,
        max_length=DECOMPOSITION_FACTOR * max_length,
        extra={"text": FreeText(characters.line, max_length)},
    )


def multiline_text(max_length: int) -> Meta:
    """Return the constraints for a free text that keeps its line breaks."""
    return Meta(min_length=1, max_length=max_length, extra={"text": FreeText(characters.paragraphs, max_length)})


def ascii_code(max_length: int) -> Meta:
    """Return the constraints for a text of printable ASCII."""
    return Meta(min_length=1, max_length=max_length, pattern=PRINTABLE_ASCII)


def secret_text(min_length: int, max_length: int) -> Meta:
    """Return the constraints for a secret, which is hashed."""
    return Meta(min_length=min_length, max_length=DECOMPOSITION_FACTOR * max_length, extra={"text": SECRET})


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
    """Base class of requests. It cleans their free texts."""

    def __post_init__(self) -> None:
        """Clean the free texts. Raises ValueError, which msgspec converts to a ValidationError."""
        for field, rules in _free_fields(type(self)):
            text = getattr(self, field)
            if not text:
                continue
            cleaned = rules.clean(text)
            if not 1 <= len(cleaned) <= rules.max_length:
                raise ValueError(f"Expected 1 to {rules.max_length} visible characters - at `$.{field}`")
            setattr(self, field, cleaned)


@cache
def _free_fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, FreeText], ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)  # noqa: S101 - `kind` is a struct
    fields = ((field.name, free_text(field.type)) for field in info.fields)
    return tuple((name, rules) for name, rules in fields if rules is not None)


def free_text(info: inspect.Type) -> FreeText | None:
    """Return the cleaning rules for the type of a free text, or None for any other type."""
    if isinstance(info, inspect.UnionType):
        return next((rules for member in info.types if (rules := free_text(member)) is not None), None)
    extra: dict[str, Any] = (info.extra or {}) if isinstance(info, inspect.Metadata) else {}
    kind = extra.get("text")
    return kind if isinstance(kind, FreeText) else None
