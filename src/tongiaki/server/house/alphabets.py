"""In which letters a name can be written: of one alphabet, so that none of them passes for one of another."""

from __future__ import annotations

import re

_LATIN = "A-Za-zÀ-ÖØ-öø-žƠơƯưȘ-țḀ-ỿ"
_ALPHABETS = (
    _LATIN,
    "Ά-ώ",
    "Ѐ-џҐ-ӿ",
    _LATIN + "가-힣",
    _LATIN + "ぁ-ゖゝゞァ-ヺー-ヾ々〆一-鿿㐀-䶿",
)
"""Latin, Greek and Cyrillic letters; Hangul, and Chinese characters with both kana, also beside Latin letters."""
_SIGNS = r"\x20-@\[-`{-~’·・"
"""What is allowed beside any of them: digits, blanks and signs of ASCII, an apostrophe, two dots."""
_WRITTEN = re.compile("|".join(f"[{_SIGNS}{letters}]+" for letters in _ALPHABETS))


def in_one_alphabet(name: str) -> bool:
    """Tell whether a name is written in the letters of one alphabet, with no marks but those that are part of one."""
    return _WRITTEN.fullmatch(name) is not None
