"""When two names count as the same, and when they look so (UTS #39)."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

_UNSEEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10)}
_UNSEEN |= {0xFFA0, *range(0xE0100, 0xE01F0)}
"""Characters that nobody sees, beside those of the categories of controls, by number."""


def visible(name: str) -> str:
    """Write a name in the usual forms of its characters, without what draws nothing."""
    seen = (" " if char.isspace() else char for char in name if char.isspace() or _is_seen(char))
    return " ".join(unicodedata.normalize("NFKC", "".join(seen)).split())


def _is_seen(char: str) -> bool:
    return unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Cn", "Co"} and ord(char) not in _UNSEEN


def name_key(name: str) -> str:
    """Give what a name and the same name written otherwise share: neither case nor width nor what is unseen counts."""
    return visible(visible(name).casefold())


def looks(name: str) -> frozenset[str]:
    """Tell what a name may be taken for, as it is or in other case; two that share a look are hard to tell apart."""
    seen = visible(name)
    return frozenset(_skeleton(form).casefold() for form in (seen, seen.casefold(), seen.upper()))


def _skeleton(text: str) -> str:
    for _ in range(2):  # letters with their marks, then each alone
        text = unicodedata.normalize("NFD", text.translate(confusables()))
    return text


@cache
def confusables() -> dict[int, str]:
    """Give the characters that look like others, and what they are taken for."""
    table: dict[int, str] = {}
    for line in files("tongiaki.store").joinpath("confusables.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            number, *others = (int(one, 16) for one in line.split())
            table[number] = "".join(map(chr, others))
    return table
