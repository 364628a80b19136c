"""Comparison of names by spelling, by letters and digits, and by appearance (UTS #39)."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TypeVar

Key = TypeVar("Key")

_INVISIBLE = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10)}
_INVISIBLE |= {0xFFA0, *range(0xE0100, 0xE01F0)}
"""Code points of invisible characters that are not in a control category."""
_VOICED = frozenset("\u3099\u309a")
"""Kana marks that change the letter: `が` is not `か`."""
_DIGRAPHS = {ord("w"): "vv", ord("W"): "VV"}
"""Letters that look like two other letters but are missing from confusables.txt."""


def visible_form(name: str) -> str:
    """Return a name in NFKC form, without invisible characters."""
    characters = (" " if char.isspace() else char for char in name if char.isspace() or _is_visible(char))
    return " ".join(unicodedata.normalize("NFKC", "".join(characters)).split())


def _is_visible(char: str) -> bool:
    return unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Cn", "Co"} and ord(char) not in _INVISIBLE


def name_key(name: str) -> str:
    """Return the spelling of a name, ignoring case, width and invisible characters."""
    return visible_form(visible_form(name).casefold())


def letters_and_digits(name: str) -> str:
    """Return the letters and digits of a name, ignoring case, marks, signs and spaces.

    If there are none, return the spelling.
    """
    key = name_key(name)
    return _only_letters_and_digits(key) or key


def find_matches(name: str, names: Mapping[Key, str]) -> list[Key]:
    """Return the keys of the names with the same spelling as `name` or, if there are none, with the same letters."""
    same_spelling = [key for key, other in names.items() if name_key(other) == name_key(name)]
    return same_spelling or [
        key for key, other in names.items() if letters_and_digits(other) == letters_and_digits(name)
    ]


@lru_cache(maxsize=4096)
def lookalikes(name: str) -> frozenset[str]:
    """Return the lookalike forms of a name. Two names that share a form are hard to tell apart."""
    form = visible_form(name)
    forms = (form, form.casefold(), form.upper())
    exact = {_skeleton(form).casefold() for form in forms}
    # Readers can mistake a sign such as `|` for a letter or overlook it, so both readings are tried.
    plain = {
        _without_marks(_skeleton(kept))
        for form in forms
        for kept in (_only_letters_and_digits(form), _with_letterlike_signs(form))
    }
    return frozenset(exact | {form.casefold() for form in plain if form})


def _without_marks(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    kept = (char for char in decomposed if char in _VOICED or not unicodedata.category(char).startswith("M"))
    return unicodedata.normalize("NFC", "".join(kept))


def _only_letters_and_digits(text: str) -> str:
    """Return the letters and digits of a text without their marks."""
    return "".join(char for char in _without_marks(text) if char.isalnum())


def _with_letterlike_signs(text: str) -> str:
    table = confusables()
    return "".join(char for char in text if char.isalnum() or table.get(ord(char), "").isalnum())


def _skeleton(text: str) -> str:
    for _ in range(2):  # the first pass replaces precomposed letters, the second separate letters and marks
        text = unicodedata.normalize("NFD", text.translate(confusables()))
    return text


@cache
def confusables() -> dict[int, str]:
    """Return all characters that look like other characters, each with its lookalikes."""
    table: dict[int, str] = dict(_DIGRAPHS)
    for line in files("tongiaki.common").joinpath("confusables.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            number, *others = (int(code, 16) for code in line.split())
            if chr(number) not in _VOICED:
                table[number] = "".join(map(chr, others))
    return table
