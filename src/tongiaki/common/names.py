"""The one comparison of names: which are spelled the same, have the same letters, or look alike (UTS #39)."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TypeVar

Key = TypeVar("Key")

_UNSEEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10)}
_UNSEEN |= {0xFFA0, *range(0xE0100, 0xE01F0)}
"""Code points of invisible characters that are not in a control category."""
_VOICED = frozenset("\u3099\u309a")
"""Kana marks that make a different letter: `が` is not `か`."""
_DIGRAPHS = {ord("w"): "vv", ord("W"): "VV"}
"""Letters that look like two others, and are missing in confusables.txt, which has `m` for `rn`."""


def visible(name: str) -> str:
    """Return a name in NFKC form, without invisible characters."""
    seen = (" " if char.isspace() else char for char in name if char.isspace() or _is_seen(char))
    return " ".join(unicodedata.normalize("NFKC", "".join(seen)).split())


def _is_seen(char: str) -> bool:
    return unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Cn", "Co"} and ord(char) not in _UNSEEN


def name_key(name: str) -> str:
    """Return the spelling of a name: case, width and invisible characters do not count."""
    return visible(visible(name).casefold())


def letters(name: str) -> str:
    """Return the letters and digits of a name: case, marks, signs and spaces do not count.

    A name without letters and digits is returned as it is spelled.
    """
    key = name_key(name)
    return _plain(key) or key


def meant(name: str, called: Mapping[Key, str]) -> list[Key]:
    """Return the keys of those who are called by a name: by its spelling, or else by its letters."""
    spelled = [one for one, other in called.items() if name_key(other) == name_key(name)]
    return spelled or [one for one, other in called.items() if letters(other) == letters(name)]


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """Return the forms that a name may be taken for; two names with a common form are hard to tell apart."""
    seen = visible(name)
    forms = (seen, seen.casefold(), seen.upper())
    exact = {_skeleton(form).casefold() for form in forms}
    # A sign such as `|` may pass for a letter, or be overlooked.
    plain = {_unmarked(_skeleton(kept)) for form in forms for kept in (_plain(form), _with_letterlike_signs(form))}
    return frozenset(exact | {form.casefold() for form in plain if form})


def _unmarked(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    kept = (char for char in decomposed if char in _VOICED or not unicodedata.category(char).startswith("M"))
    return unicodedata.normalize("NFC", "".join(kept))


def _plain(text: str) -> str:
    """Return the letters and digits of a text without their marks."""
    return "".join(char for char in _unmarked(text) if char.isalnum())


def _with_letterlike_signs(text: str) -> str:
    table = confusables()
    return "".join(char for char in text if char.isalnum() or table.get(ord(char), "").isalnum())


def _skeleton(text: str) -> str:
    for _ in range(2):  # letters with their marks, then each alone
        text = unicodedata.normalize("NFD", text.translate(confusables()))
    return text


@cache
def confusables() -> dict[int, str]:
    """Return the characters that look like others, and what they are taken for."""
    table: dict[int, str] = dict(_DIGRAPHS)
    for line in files("tongiaki.common").joinpath("confusables.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            number, *others = (int(one, 16) for one in line.split())
            if chr(number) not in _VOICED:
                table[number] = "".join(map(chr, others))
    return table
