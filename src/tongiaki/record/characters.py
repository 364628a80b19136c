"""Sanitizing of texts that people or programs enter, such as names, chat messages and records.

It removes control and invisible characters, directional marks, surrogates, and private-use and unassigned characters.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

CONTROL_CHARACTERS: Final = "\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""The C0 and C1 control characters except tab and line feed, and directional marks, for use in brackets in a regex.

Strict parsing of a record rejects these characters. `printable` removes these and others."""
MARKS: Final = 4
"""Maximum number of combining marks on one letter. More marks would cover the lines above and below."""

_CONTROL_CHARACTERS: Final = re.compile(f"[{CONTROL_CHARACTERS}]")
_JOINERS: Final = frozenset("\u200c\u200d")
"""The zero-width joiner and non-joiner, which Persian, Hindi and emoji need."""
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0")
"""Characters that are invisible although Unicode classifies them as letters, marks or symbols."""
_MARK_CATEGORIES: Final = frozenset({"Mn", "Me", "Mc"})


def printable(text: str) -> str:
    """Return the sanitized text. Tabs and line feeds are kept."""
    if text.isascii():
        return _CONTROL_CHARACTERS.sub("", text)
    return "".join(_keep_printable(text))


def is_printable(text: str) -> bool:
    """Return whether a text is free of characters that control a terminal or change the text direction."""
    return _CONTROL_CHARACTERS.search(text) is None


def line(text: str) -> str:
    """Return the text in NFC on one line, with single spaces, or an empty text if no character is visible."""
    joined = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    cleaned = " ".join(printable(joined).split())
    return cleaned if any(map(_is_visible, cleaned)) else ""


def paragraphs(text: str) -> str:
    """Return the text in NFC with line feeds as line breaks. Spaces and tabs are unchanged."""
    lines = unicodedata.normalize("NFC", text).splitlines()
    cleaned = "\n".join(printable(paragraph) for paragraph in lines)
    return cleaned if any(map(_is_visible, cleaned)) else ""


def _keep_printable(text: str) -> Iterator[str]:
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in _MARK_CATEGORIES else 0
        if marks <= MARKS and _is_kept(char):
            yield char


def _is_kept(char: str) -> bool:
    if char in _INVISIBLE:
        return False
    # `isprintable` is false for the Unicode categories Cc, Cf, Cs, Co, Cn, Zl and Zp, and for all spaces except " ".
    return char.isprintable() or char in "\t\n" or char in _JOINERS or unicodedata.category(char) == "Zs"


def _is_visible(char: str) -> bool:
    return not char.isspace() and char not in _JOINERS and unicodedata.category(char) not in _MARK_CATEGORIES
