"""When two names count as the same."""

from __future__ import annotations

import unicodedata

_UNSEEN = {0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""Marks that nobody sees, by number: they join letters or choose their shapes."""
_LIKE_CYRILLIC = str.maketrans("авекмнорстухіјѕһӏԁԛԝү", "abekmhopctyxijshldqwy")
_LIKE_GREEK = str.maketrans("αβεζηικμνορτυχϲϳ", "abezhikmnoptyxcj")
_LIKE_LATIN = _LIKE_CYRILLIC | _LIKE_GREEK | {ord("ı"): "i"}
"""Letters that look like Latin ones, small or capital."""


def name_key(name: str) -> str:
    """Give what names share that nobody should confuse.

    Neither case, width, ligatures nor what is invisible count, nor whether a letter is Latin or only looks like it.
    """
    visible = "".join(
        char for char in name if unicodedata.category(char) not in {"Cc", "Cf"} and ord(char) not in _UNSEEN
    )
    folded = unicodedata.normalize("NFKC", visible).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).translate(_LIKE_LATIN).split())
